/** The kinds of bookings that a block shows by fill, line and icon. */
export const laneKinds = [
  'confirmed',
  'venue',
  'walk-in',
  'awaited',
  'arrived',
  'hold',
  'completed',
  'absent',
] as const
export type LaneKind = (typeof laneKinds)[number]
