import { earliest } from '../jobs/earliest.ts'
import type { Job } from '../jobs/job.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { WaitRecord } from '../store/records.ts'
import { daysUntilNow, rowsOn } from '../store/rows-on.ts'
import { lookAtWaits, waitsOn } from './look-at-waits.ts'

/** The days before the first instant on which something may still wait to be done. */
const DAYS_BACK = 14

/** Does what falls due in queues with time (N7): holds and offers that end, offers of a night that are told, games that begin. */
export const offerFreedTimes: Job = {
  name: 'offer-freed-times',
  next: (db) => earliest(due(db).map(({ dueAt }) => dueAt)),
  run: async (db, at) => {
    const found = mapAll(
      due(db).filter(({ dueAt }) => dueAt <= at),
      (wait) => {
        const field = db.fields.find(wait.fieldId)
        return field ? waitsOn(db, field, wait) : []
      },
    )
    await lookAtWaits(db, at, [...new Set(found.flat())])
  },
}

function due(db: Database): readonly WaitRecord[] {
  return rowsOn(db.waits, 'dueDay', daysUntilNow(db, DAYS_BACK))
}
