/** The states of a slot. `held`: somebody is paying for it right now. `beyond`: after the booking horizon. */
export const slotStatuses = ['free', 'held', 'taken', 'mine', 'blocked', 'past', 'beyond'] as const
export type SlotStatus = (typeof slotStatuses)[number]
