import type { Database } from '../store/database.ts'

export type JobName =
  | 'decide-cards'
  | 'offer-freed-times'
  | 'settle-rachas'
  | 'settle-tills'
  | 'top-up-series'
  | 'make-expenses'
  | 'remind-of-games'
  | 'remind-of-holds'
  | 'remind-of-expenses'
  | 'remind-of-rachas'
  | 'tell-searches'
  | 'mail-notices'

/** Work that falls due with time, which the clock of a backend runs: never a call that reads. */
export type Job = {
  readonly name: JobName
  /** The minutes that nobody minds if it comes late: so long a server that has looked does not look again. */
  readonly patienceMinutes?: number
  /** Returns the ISO instant at which it is due next; null while nothing waits. */
  next(db: Database): string | null
  /** Does what is due at an instant, which is `now` to it. */
  run(db: Database, at: string): Promise<void>
}
