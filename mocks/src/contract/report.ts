import type { Left, Result } from './case.ts'
import type { Remains } from './hand/hand.ts'

/** How it went. */
export type Report = {
  /** How many calls were looked at. */
  calls: number
  results: Result[]
  left: Left[]
  /** The calls that the server does not have at all. */
  missing: string[]
  /** What the suite has made and could not take away again. */
  remains: readonly Remains[]
}
