import { joinQueueSpec, leaveQueueSpec, listWaitsSpec } from '@campo-livre/contract/waiting/waits.ts'
import { myWaitOrder } from '@campo-livre/domain/waiting/my-waits.ts'
import { joinQueue as join, leaveQueue as leave } from '@campo-livre/domain/waiting/operations.ts'
import { aroundFacts } from '../bookings/around-facts.ts'
import { withAlternatives } from '../bookings/with-alternatives.ts'
import { soldSchedule } from '../fields/schedule.ts'
import { aroundTime, spansOn } from '../fields/spans-on.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { ownRow } from '../ownership/own-row.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { newId } from '../store/ids.ts'
import { mapAll } from '../store/not-loaded.ts'
import { lookAtWaits, waitsOn } from './look-at-waits.ts'
import { toMyWait } from './to-my-wait.ts'

/** Lists the queues in which an athlete is. */
export const listWaits = answer(listWaitsSpec, ({ db, now, user }) => {
  const waits = mapAll(db.waits.by('athleteId', user.id), (wait) => toMyWait(db, now, wait))
  return ok(waits.flatMap((each) => each ?? []).toSorted(myWaitOrder))
})

/** Enters the queue for a taken time. */
export const joinQueue = answer(
  joinQueueSpec,
  async ({ db, now, user, body }) => {
    const { row: field, company } = ownRow(db, user, { table: 'fields', whose: 'bookable', id: body.fieldId })
    const schedule = soldSchedule({ db, now, user, field, company }, aroundTime(body))
    const outcome = join(body, {
      at: now,
      id: newId('wai'),
      athleteId: user.id,
      field,
      schedule,
      waits: waitsOn(db, field, body),
      theirs: db.waits.by('athleteId', user.id),
    })
    const { changes } = await applyOutcome(db, outcome, withAlternatives(schedule, body))
    await lookAtWaits(db, now, changes.waits)
    const [{ id }] = changes.waits
    const wait = db.waits.find(id)
    const mine = wait && toMyWait(db, now, wait)
    return ok(mine, { status: 201, message: mine ? `Você é o ${mine.place}º da fila.` : '' })
  },
  {
    loads: ({ db, body, user }) => [
      () => db.waits.by('athleteId', user()?.id ?? ''),
      () => {
        const field = db.fields.find(body().fieldId)
        return field && spansOn(db, field, aroundTime(body()))
      },
      () => {
        const field = db.fields.find(body().fieldId)
        return field && waitsOn(db, field, body())
      },
    ],
  },
)

/** Leaves a queue; what was held is given back. */
export const leaveQueue = answer(
  owned(leaveQueueSpec, 'waits', 'athlete'),
  async ({ db, now, row: wait }) => {
    const offered = wait.bookingId === null ? undefined : db.bookings.find(wait.bookingId)
    await applyOutcome(db, leave(wait, offered, aroundFacts(db, now)))
    return ok([], { message: 'Você saiu da fila.' })
  },
)
