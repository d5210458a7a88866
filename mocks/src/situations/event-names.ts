/** The events that can be raised, so that the bell can be tried. */
export const eventNames = [
  'new-booking',
  'cancelled-booking',
  'low-stock',
  'new-review',
  'expense-due',
  'racha-joined',
  'pix-waiting',
  'game-soon',
  'hour-freed',
] as const
export type EventName = (typeof eventNames)[number]
