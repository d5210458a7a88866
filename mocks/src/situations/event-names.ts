/** What can be made to happen at once, so that the bell is seen to work. */
export const eventNames = [
  'new-booking',
  'cancelled-booking',
  'low-stock',
  'new-review',
  'expense-due',
  'racha-joined',
  'pix-waiting',
  'game-soon',
] as const
export type EventName = (typeof eventNames)[number]
