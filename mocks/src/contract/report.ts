import type { Left, Result } from './case.ts'
import type { Remains } from './client/test-client.ts'

/** The result of the suite. */
export type Report = {
  /** The number of calls that were tried. */
  calls: number
  results: Result[]
  left: Left[]
  /** The calls that the server does not have. */
  missing: string[]
  /** The things that the suite made and could not remove. */
  remains: readonly Remains[]
}
