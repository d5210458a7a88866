import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createDatabase } from '@campo-livre/mocks/db/database.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, CardRecord } from '../store/records.ts'
import type { Job } from './job.ts'
import { decideCards } from '../payments/decide-cards.ts'
import { nextDue, runDueJobs } from './run-due-jobs.ts'

const jobs = [decideCards]
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()

/** A hold of some minutes whose card the bank decides after some. */
type Waiting = { hold: number; decides: number; approves: boolean }
const waiting = fc.array(
  fc.record({
    hold: fc.integer({ min: 1, max: 20 }),
    decides: fc.integer({ min: 0, max: 25 }),
    approves: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)
const LAST = 30
const stops = fc.array(fc.integer({ min: 0, max: LAST }), { maxLength: 100 })

const bookingOf = ({ hold }: Waiting, index: number): BookingRecord => ({
  ...tinyBooking({ id: `wait-${index}`, code: `RSV-W${index}` }),
  status: 'awaiting_payment',
  holdExpiresAt: later(hold),
  confirmedAt: null,
  payment: {
    id: `pay-${index}`,
    method: 'card',
    status: 'pending',
    amountCents: 100,
    refundedCents: 0,
    pixCode: null,
    card: { brand: 'visa', last4: '0341', instalments: 1, waits: 'bank' },
    createdAt: NOW,
    paidAt: null,
  },
})
const cardOf = ({ decides, approves }: Waiting, index: number): CardRecord => ({
  id: `card-${index}`,
  userId: 'ana',
  brand: 'visa',
  last4: '0341',
  createdAt: NOW,
  charge: {
    paymentId: `pay-${index}`,
    amountCents: 100,
    instalments: 1,
    target: { kind: 'booking', id: `wait-${index}` },
    waits: 'bank',
    decidesAt: later(decides),
    approves,
  },
})

/** Returns all that the jobs have written, when the clock stops at these minutes. */
async function after(all: readonly Waiting[], minutes: readonly number[]) {
  const clock = createFixedClock(NOW)
  const db = await createDatabase({ seed: tinySeed, clock })
  for (const [index, each] of all.entries()) {
    await db.bookings.insert(bookingOf(each, index))
    await db.cards.insert(cardOf(each, index))
  }
  let at = 0
  for (const minute of minutes) {
    clock.advance(minute - at)
    at = minute
    await runDueJobs(db, jobs, clock.now())
  }
  expect(nextDue(db, jobs)).toBeNull()
  return {
    bookings: db.bookings.where(({ id }) => id.startsWith('wait-')),
    cards: db.cards.all(),
    notices: db.notifications
      .where(({ createdAt }) => createdAt >= NOW)
      .map(({ userId, message, createdAt }) => ({ userId, message, createdAt }))
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
  }
}

it('a clock that is moved once comes to the same as one that is moved a hundred times', async () => {
  let confirmed = 0
  await fc.assert(
    fc.asyncProperty(waiting, stops, async (all, some) => {
      const once = await after(all, [LAST])
      expect(await after(all, [...some.toSorted((a, b) => a - b), LAST])).toEqual(once)
      for (const [index, { hold, decides, approves }] of all.entries()) {
        const inTime = approves && decides < hold
        expect(once.bookings[index]?.status).toBe(inTime ? 'confirmed' : 'awaiting_payment')
        expect(once.bookings[index]?.confirmedAt).toBe(inTime ? later(decides) : null)
        if (inTime) confirmed += 1
      }
    }),
    { numRuns: 60 },
  )
  expect(confirmed).toBeGreaterThan(3)
})

it('runs what is due in the order of its instants, and of one instant in the order of the jobs', async () => {
  const ran: string[] = []
  const job = (label: string, minutes: number[]): Job => ({
    name: 'decide-cards',
    next: () => (minutes[0] === undefined ? null : later(minutes[0])),
    run: async ({ clock }: Database, at) => {
      minutes.shift()
      expect(clock.now()).toBe(at)
      ran.push(`${label} ${at}`)
    },
  })
  const all = [job('late', [2, 9]), job('early', [1, 2, 5])]
  const db = await createDatabase({ seed: tinySeed, clock: createFixedClock(NOW) })
  await runDueJobs(db, all, later(5))
  expect(ran).toEqual([`early ${later(1)}`, `late ${later(2)}`, `early ${later(2)}`, `early ${later(5)}`])
  expect(nextDue(db, all)).toMatchObject({ at: later(9) })
})

it('says so when a job leaves undone what is due, instead of running for ever', async () => {
  const db = await createDatabase({ seed: tinySeed, clock: createFixedClock(NOW) })
  const stuck: Job = { name: 'decide-cards', next: () => NOW, run: async () => undefined }
  await expect(runDueJobs(db, [stuck], NOW)).rejects.toThrow(
    `decide-cards has run and is still due at ${NOW}`,
  )
})
