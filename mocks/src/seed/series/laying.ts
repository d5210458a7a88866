import type { SeriesPlan } from './plans.ts'
import type { Arena, SeriesLedger } from './series-ledger.ts'

/** The day from today on which the contracts were made. */
export const MADE = -70

/** One contract while it is laid out. */
export type Laying = {
  plan: SeriesPlan
  id: string
  /** The author of what its customer does: their account; null for a walk-in. */
  athleteId: string | null
  arena: Arena
  ledger: SeriesLedger
  now: string
  today: string
  /** Returns the instant of a local clock, on a day or so many days from today. */
  at: (day: string | number, hour: number) => string
}

/** Something that happened to a contract, and when. */
export type Deed = { at: string; do: () => void }
