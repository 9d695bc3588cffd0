"""The table of Custom Abilities, by id; which one a hero has is an option of the game."""

from .abilities import customs

CUSTOMS = {
    custom.id: custom
    for custom in (
        customs.deep_breath,
        customs.slow_hands,
        customs.low_profile,
        customs.lucky_pair,
        customs.last_stand,
        customs.rallying_cry,
        customs.last_reserve,
        customs.hard_parry,
        customs.spite,
        customs.familiar,
        customs.pickpocket,
        customs.card_counter,
    )
}
