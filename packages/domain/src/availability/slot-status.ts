/**
 * The states of a slot. `held`: somebody is paying for it right now. `soon`: it starts sooner than the field can be
 * booked. `beyond`: after the booking horizon.
 */
export const slotStatuses = ['free', 'held', 'taken', 'mine', 'blocked', 'past', 'soon', 'beyond'] as const
export type SlotStatus = (typeof slotStatuses)[number]
