import { nextGameAt } from '@campo-livre/domain/rachas/next-game.ts'
import { bookingLostAt } from '@campo-livre/domain/rachas/operations.ts'
import { closingReminders } from '@campo-livre/domain/rachas/closing-reminders.ts'
import { nextChangeAt } from '@campo-livre/domain/rachas/settle.ts'
import { earliest } from '../jobs/earliest.ts'
import type { Job } from '../jobs/job.ts'
import { daysInView, monthsFrom, rowsOn } from '../store/rows-on.ts'
import { reminderJob } from '../jobs/reminder-job.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { RachaRecord } from '../store/records.ts'
import { settleRacha } from './keep-racha.ts'

/** Tells regulars whose places are about to close (N2). */
export const remindOfRachas = reminderJob(
  'remind-of-rachas',
  { lists: (db) => mapAll(daysInView(db), (day) => db.rachas.by('closingDay', day)) },
  (racha) =>
    closingReminders(racha).map(({ userId, at, notice }) => ({
      about: `racha-closing:${racha.id}:${userId}`,
      at,
      notices: () => [notice],
    })),
)

type Due = { racha: RachaRecord; at: string }
const dueOf = memoizeByInputs<readonly Due[]>()

/** Brings rachas to the present: what ended by the clock is done, and a weekly one that is over makes its next game (N2). */
export const settleRachas: Job = {
  name: 'settle-rachas',
  next: (db) => earliest(due(db).map(({ at }) => at)),
  run: async (db, at) => {
    for (const each of due(db)) if (each.at <= at) await settleRacha(db, at, each.racha)
  },
}

/** The months in which a weekly racha still makes its next game, and those ahead in which rachas are laid out. */
const MONTHS_BACK = 2
const MONTHS_AHEAD = 36

/** Returns the months from the first instant to the last in which a racha may be. */
function monthsUntil({ startedAt, clock }: Database): number {
  const monthOf = (at: string) => Number(at.slice(0, 4)) * 12 + Number(at.slice(5, 7))
  return Math.max(0, monthOf(clock.now()) - monthOf(startedAt)) + MONTHS_AHEAD
}

function due(db: Database): readonly Due[] {
  const near = rowsOn(db.rachas, 'startMonth', monthsFrom(db.startedAt, MONTHS_BACK, monthsUntil(db)))
  return dueOf(near, [db.bookings.revision()], () => {
    const booking = (id: string) => db.bookings.find(id)
    const lastOf = new Map<string, string>()
    for (const { groupId, start } of near) if (start > (lastOf.get(groupId) ?? '')) lastOf.set(groupId, start)
    return mapAll(near, (racha) => {
      const isLast = racha.start === lastOf.get(racha.groupId)
      const at = earliest([
        nextChangeAt(racha),
        isLast ? nextGameAt(racha) : null,
        // A game that was over before the first instant needs no other place.
        racha.start > db.startedAt ? bookingLostAt(racha, booking) : null,
      ])
      return at === null ? [] : [{ racha, at }]
    }).flat()
  })
}
