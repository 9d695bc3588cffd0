"""Tests for the Gravecaller's abilities and pets: each is used, and each is not offered where it is not allowed."""

from tests.rules.deuces import check_limits, fight


def test_call_bones_summons_a_husk_of_two_cards_that_waits_a_turn():
    def turn(**more):
        return fight("gravecaller KH", level=1, decks={"hero.0": "9H 8H"}, **more)

    check_limits(turn, "hero.0", "call_bones", limited=False)
    at = turn().do("use call_bones")
    assert (at.s.tokens["pet.0"].kind, at.hand("pet.0")) == ("husk", "9H 8H")
    assert at.s.facts["side"] == "enemies"  # neither of the two heroes may attack in this Turn
    assert "attack 9H enemy.0" in at.do("end").legal


def test_call_bones_calls_one_at_a_time():
    def turn(**more):
        return fight("gravecaller KH", pets=["husk@hero.0 9H 8H"], level=1, **more)

    assert not turn().offers("call_bones")
    assert turn(marks={"pet.0": "out"}).offers("call_bones")


def test_a_husk_attacks_with_two_cards_at_most():
    at = fight("gravecaller KH", pets=["husk@hero.0 9H 9D 9C"], level=1)
    assert "attack 9C 9D enemy.0" in at.legal
    assert "attack 9C 9D 9H enemy.0" not in at.legal


def pet_falls(*heroes, **more):
    """A fight in which the last card of a pet is beaten."""
    at = fight(*(heroes or ("gravecaller KH",)), pets=["husk@hero.0 3H"], side="enemies", level=2, **more)
    return at.do("attack 9S pet.0")


def test_marrow_toll_draws_when_a_pet_falls():
    check_limits(pet_falls, "hero.0", "marrow_toll")
    at = pet_falls()
    assert (at.out("pet.0"), at.size("hero.0")) == (True, 2)


def test_marrow_toll_is_for_ones_own_pets_and_not_for_the_defeated():
    at = pet_falls("bulwark KH / KC", "gravecaller KD")
    assert (at.out("pet.0"), at.hand("hero.1")) == (True, "KD")
    at = fight("gravecaller 5H / KC", "bulwark KD", side="enemies", level=2).do("attack 9S hero.0")
    assert (at.out("hero.0"), at.size("hero.0")) == (True, 0)
    at = pet_falls("gravecaller / KC", "bulwark KD", marks={"hero.0": "out"})
    assert (at.out("pet.0"), at.size("hero.0")) == (True, 0)


def attacked(pets=("husk@hero.0 KD 3H",), **more):
    """A fight in which not the Gravecaller but another hero is attacked, by a nine."""
    at = fight("gravecaller KH", "mender QH 5D", pets=pets, side="enemies", level=3, **more)
    return at.do("attack 9S hero.1")


def test_shepherd_the_dead_sends_a_pet_into_the_attack():
    check_limits(attacked, "hero.0", "shepherd_the_dead")
    at = attacked().do("use shepherd_the_dead pet.0", "defend KD")
    assert (at.hand("hero.1"), at.size("pet.0"), at.size("enemy.0")) == ("QH 5D", 2, 4)


def test_shepherd_the_dead_needs_a_pet_and_no_pet_attacked():
    assert not attacked(pets=()).offers("shepherd_the_dead")
    assert not attacked(pets=("husk@hero.1 KD 3H",)).offers("shepherd_the_dead")
    at = fight("gravecaller KH / KC", pets=["husk@hero.0 KD 3H"], side="enemies", level=3).do("attack 9S pet.0")
    assert not at.offers("shepherd_the_dead")


def test_exhume_takes_any_discard_for_a_card():
    def turn(**more):
        return fight("gravecaller KH 3D / 4C AH 5C", level=4, **more)

    check_limits(turn, "hero.0", "exhume")
    at = turn().do("use exhume 3D", "recover AH")
    assert (at.hand("hero.0"), at.pile("hero.0")) == ("AH KH", "3D 4C 5C")


def test_exhume_takes_the_turns_one_ability():
    at = fight("gravecaller KH 3D QH", level=4).do("use exhume 3D", "recover 3D")
    assert not at.offers("exhume")


def test_barrow_king_summons_a_king_of_four_cards_that_attacks_at_once():
    def turn(**more):
        return fight("gravecaller KH", level=5, decks={"hero.0": "9H 7H 6D 2D"}, **more)

    check_limits(turn, "hero.0", "barrow_king")
    at = turn().do("use barrow_king")
    assert (at.s.tokens["pet.0"].kind, at.hand("pet.0")) == ("king", "9H 7H 6D 2D")
    at.do("end", "attack 9H enemy.0", "defend 9S")  # 10 to 9
    assert (at.size("pet.0"), at.hand("enemy.0")) == (4, "8S 7S 6S 5S")


def test_a_king_attacks_with_five_cards_and_defends_one_higher():
    at = fight("gravecaller KH", pets=["king@hero.0 9H 8H 7H 6H 5D"])
    assert "attack 9H 8H 7H 6H 5D enemy.0" in at.legal
    at = fight("gravecaller KH / KC", pets=["king@hero.0 9H 3H"], side="enemies").do("attack 9S pet.0", "defend 9H")
    assert (at.size("pet.0"), at.size("enemy.0")) == (2, 4)
