import type { Untried, Result } from './case.ts'
import type { Leftover } from './client/test-client.ts'

/** The result of the suite. */
export type Report = {
  /** The number of calls that were tried. */
  calls: number
  results: Result[]
  left: Untried[]
  /** The calls that the server does not have. */
  missing: string[]
  /** The things that the suite made and could not remove. */
  remains: readonly Leftover[]
}

/** Returns the results of several runs as one. */
export const joined = (reports: readonly Report[]): Report => ({
  calls: reports.reduce((sum, { calls }) => sum + calls, 0),
  results: reports.flatMap(({ results }) => results),
  left: reports.flatMap(({ left }) => left),
  missing: reports.flatMap(({ missing }) => missing),
  remains: reports.flatMap(({ remains }) => remains),
})
