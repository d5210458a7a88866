import type { Clock } from '../ports/clock.ts'
import type { FieldIndex } from './field-index.ts'
import type { AskList } from './list-question.ts'
import type { Tables } from './tables.ts'

/** The rows that a call reads and writes, in their tables, and the clock by which they are judged. */
export type Database = Tables & {
  readonly clock: Clock
  /** The ISO instant from which the backend runs: what fell due before is told to nobody. */
  readonly startedAt: string
  /** Answers questions to lists where the rows are; absent where they are at hand anyway. */
  readonly askList?: AskList
  /** An index of the fields that anyone may find; absent where all are at hand anyway. */
  readonly fieldIndex?: FieldIndex
}
