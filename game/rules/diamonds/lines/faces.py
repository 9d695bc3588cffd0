"""The Dealer's lines that fit only one card."""

from game.core.text import N_

FACES = {
    "2S": (
        N_("The {card} hangs from the ceiling and thinks you're the one upside down."),
        N_("A flutter, a squeak, a hat gone: the {card}."),
    ),
    "3S": (
        N_("The {card} sits on a skull and says a word. It's the wrong word."),
        N_("The {card} has an eye on your rings. It has somebody's eye already."),
    ),
    "4S": (
        N_("Five fingers and no manners: the {card} comes scuttling over the stones."),
        N_("The {card} would like to shake yours."),
    ),
    "5S": (
        N_("The {card} grins. It hasn't had another choice for some time."),
        N_("Poor fellow, says one of you to the {card}. Poor who? says the {card}."),
    ),
    "6S": (
        N_("A waterspout with a bad temper: the {card} climbs down from its ledge."),
        N_("The {card} is made of stone, and its heart is no exception."),
    ),
    "7S": (
        N_("Somebody died here, and nobody has told the {card}."),
        N_("The {card} walks through the wall to save time."),
    ),
    "8S": (
        N_("The {card} is coming apart a little, but it's coming."),
        N_("You can outwalk the {card}. You can't outwait it."),
    ),
    "9S": (
        N_("The {card} has nothing on under its armour. Nothing at all."),
        N_("All the bones of the {card} are present. A few belong to others."),
    ),
    "10S": (
        N_("The {card} has been wrapped for a special occasion. You're it."),
        N_("Don't pull at the loose end of the {card}. It hates that."),
    ),
    "JS": (
        N_("The {card} wears a hood out of politeness: you aren't meant to feel watched."),
        N_("The {card} asks whether you have any last words, or only the usual ones."),
    ),
    "QS": (
        N_("The {card} has had the mirrors taken down. She does ask whether her hair is straight."),
        N_("The {card} invites you for a drink. You're the drink."),
    ),
    "KS": (
        N_("The {card} rules over everyone who ever died down here. There's always a vacancy."),
        N_("The {card} gave his heart away long ago. It's in a jar, on the third shelf."),
    ),
    "AS": (
        N_("The {card} turns the hourglass over, as a favour, and it was nearly empty."),
        N_("The {card} has you on the list. It's a long list, but he reads fast."),
    ),
    "2C": (
        N_("The {card} gets up on its hind legs and squeaks a challenge."),
        N_("Something runs over your foot. It was the {card}, and it'll be back."),
    ),
    "3C": (
        N_("The {card} sways to music that only it can hear. Don't clap."),
        N_("A rope lies on the floor. The rope hisses. It's the {card}."),
    ),
    "4C": (
        N_("Eight eyes, and the {card} has all of them on you."),
        N_("The {card} has spun its web across the door. It works while you sleep."),
    ),
    "5C": (
        N_("The {card} clicks its claws. Its claws aren't what you should look at."),
        N_("Shake out your boots. Too late: the {card}."),
    ),
    "6C": (
        N_("The {card} is neither a prince nor in the mood."),
        N_("A croak fills the cellar, and under the croak squats the {card}."),
    ),
    "7C": (
        N_("The {card} has been following you for three rooms, and now it's in front."),
        N_("One of you whistles for a dog. What comes is the {card}."),
    ),
    "8C": (
        N_("The {card} is selling something. It was yours a minute ago."),
        N_("The {card} laughs so hard that it drops its club. Then it stops laughing."),
    ),
    "9C": (
        N_("The {card} had been asleep for the winter. It isn't spring yet."),
        N_("There was honey here. Now there's the {card}."),
    ),
    "10C": (
        N_("A potted plant, how nice. How large. How toothed: the {card}."),
        N_("The {card} has put out a flower. On no account stop and smell it."),
    ),
    "JC": (
        N_("The {card} blinks. With one eye that takes him out of the game for a moment. Use it."),
        N_("Go to his blind side, says one of you. The {card} has only got the other side."),
    ),
    "QC": (
        N_("These statues are so lifelike! They all stare at the same spot, and there's the {card}."),
        N_("The {card} is having her hair done, and it bites the comb."),
    ),
    "KC": (
        N_("You've been walking in circles. The {card} has been walking behind you."),
        N_("The {card} lowers his horns. It isn't a bow."),
    ),
    "AC": (
        N_("The lake in the cave has arms. They all belong to the {card}."),
        N_("The {card} lifts a whole ship out of the water and looks inside, the way you look into an egg."),
    ),
    "XR": (
        N_("The {card} lies on its gold like a cat on a cushion, and as ready to be moved."),
        N_("A wall of embers opens two wings: the {card}."),
    ),
    "XB": (
        N_("The darkness at the end of the hall has teeth. That's the {card}."),
        N_("The {card} puts out your lamp, gently, with the tip of its tail."),
    ),
    "2D": (
        N_("In the bread there's a knife: the {card}. It must have been meant for a prisoner."),
        N_("The {card} fits into any boot, and most ribs."),
    ),
    "3D": (
        N_("The {card} was made for wheat. It isn't particular."),
        N_("A druid has lost the {card}, and the mistletoe is delighted."),
    ),
    "4D": (
        N_("The {card} is stuck in a door, at about the height of a head."),
        N_("With the {card} you can make firewood, or an impression."),
    ),
    "5D": (
        N_("The {card} keeps your friends close and the others two yards off."),
        N_("The {card} leans on the wall, and until a moment ago its owner leaned on it."),
    ),
    "6D": (
        N_("The {card} hits everything in reach, sometimes even the right thing."),
        N_("Step back, please, while somebody tries the {card}."),
    ),
    "7D": (
        N_("The {card} is strung and waxed, and there's even an arrow or two."),
        N_("With the {card} you make enemies at a distance, and keep them there."),
    ),
    "8D": (
        N_("To the {card} everything looks like a nail."),
        N_("The {card} has cracked a pillar here. The pillar had it coming."),
    ),
    "9D": (
        N_("The {card} comes out of its sheath with a note that ends all talk."),
        N_("Somebody engraved a motto on the {card}: mind the edge."),
    ),
    "10D": (
        N_("The {card} settles an argument, and usually the table, too."),
        N_("Two blades on one handle: the {card} couldn't decide either."),
    ),
    "AD": (
        N_("Old letters run along the {card}. They say: at last."),
        N_("The {card}! Even the dragons have heard of it, and didn't like the ending."),
    ),
    "2H": (
        N_("The {card} is so small that you drink it with your little finger out."),
        N_("A drop of hope, corked: the {card}."),
    ),
    "3H": (
        N_("The {card} has a handle on either side, for patients who struggle."),
        N_("Steam rises from the {card}. Somebody knew you'd come."),
    ),
    "4H": (
        N_("The {card} was a good year. It was the last one, for the vintner."),
        N_("The cellar has been plundered, but behind the rack lies the {card}."),
    ),
    "5H": (
        N_("The {card} goes round, and for a moment nobody complains."),
        N_("There's a crack in the {card}. Drink fast."),
    ),
    "6H": (
        N_("Is it the holy one? No. But the {card} will do."),
        N_("The {card} has a lion at the foot, and the lion winks."),
    ),
    "7H": (
        N_("The {card} beats, very softly, in your hand."),
        N_("A lady's favour is tied round the {card}. She must have meant it."),
    ),
    "8H": (
        N_("Round the {card} run painted athletes, and all of them look better than you."),
        N_("The {card} has come by sea, by mule and by theft."),
    ),
    "9H": (
        N_("Three stools stand round the {card}. Help yourselves before they come back."),
        N_("Something bobs in the {card}. It's an onion. Let's agree that it's an onion."),
    ),
    "10H": (
        N_("Roll out the {card}! Nobody can be sad beside a full barrel."),
        N_("The {card} has a tap, and under the tap the floor is alive with flowers."),
    ),
    "JH": (
        N_("The {card} burns all the way down, and then it lifts you by the collar."),
        N_("A feather floats in the {card}, and the feather is on fire."),
    ),
}
