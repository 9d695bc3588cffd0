"""The table of Custom Abilities, by id. An option of the game decides which one a hero has."""

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
