/** A half-open interval between two ISO instants. */
export type Interval = { start: string; end: string }

/** A half-open interval in whole minutes since 1970. */
export type MinuteInterval = { start: number; end: number }
