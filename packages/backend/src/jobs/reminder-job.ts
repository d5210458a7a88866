import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import { notifyOnce } from '../notifications/notify-once.ts'
import { sendNotices } from '../notifications/notify.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { mapAll } from '../store/not-loaded.ts'
import { earliest } from './earliest.ts'
import type { Job } from './job.ts'

/** Something that is told once: the key that says so, such as `hold:bkg_7k2q`, its ISO instant, and its notices. */
export type Reminder = { about: string; at: string; notices: (db: Database) => readonly Notice[] }

/**
 * Creates the job that tells people of what comes nearer, each once, by the reminders that rows are good for. Whatever was
 * due before the backend's first instant is told to nobody. `lists` returns the rows in parts: all reminders of a part
 * come before those of the next. `from` returns what else they are made from: while that is the same, so are they.
 */
export function reminderJob<T extends object>(
  name: Job['name'],
  { lists, from = () => [] }: RowsOf<T>,
  remindersOf: (row: T, db: Database) => readonly Reminder[],
): Job {
  const nextIn = memoizeByInputs<readonly Reminder[]>()
  /** Returns the reminders of a part that are told next, which have one instant. */
  const next = (db: Database, list: readonly T[]) =>
    nextIn(list, [...from(db), db.startedAt, db.noticed.revision()], () => {
      const late = mapAll(list, (row) => remindersOf(row, db))
        .flat()
        .filter(({ at }) => at > db.startedAt)
      const untold = mapAll(late, (each) => (db.noticed.find(each.about) ? [] : [each])).flat()
      const first = earliest(untold.map(({ at }) => at))
      return untold.filter(({ at }) => at === first)
    })
  const waiting = (db: Database): readonly Reminder[] => {
    for (const list of lists(db)) {
      const found = next(db, list)
      if (found.length > 0) return found
    }
    return []
  }
  return {
    name,
    next: (db) => waiting(db)[0]?.at ?? null,
    run: async (db) => {
      for (const { about, notices } of waiting(db))
        await notifyOnce(db, about, () => sendNotices(db, notices(db)))
    },
  }
}

type RowsOf<T> = {
  lists: (db: Database) => Iterable<readonly T[]>
  from?: (db: Database) => readonly unknown[]
}
