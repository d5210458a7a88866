import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import { tinyExpense, tinyRacha } from '@campo-livre/mocks/testing/tiny-houses.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { jobs } from './jobs.ts'
import { nextDue, runDueJobs } from './run-due-jobs.ts'

const backend = testBackend()
const { ask } = backend
const HOURS = 15 * 24
const stops = fc.array(fc.integer({ min: 1, max: HOURS }), { maxLength: 100 })

/** Lays out what changes with days: a weekly racha, a fixed slot, recurring and single expenses, a game and a hold. */
async function layOut(): Promise<void> {
  const { db } = backend.server
  const [field] = db.fields.by('companyId', 'paulista')
  const fixedSlot = {
    type: 'create',
    id: 'cmd-slot',
    seriesId: 'slot',
    customer: { kind: 'athlete', athleteId: 'ana' },
    fieldId: field?.id,
    from: '2026-11-26',
    until: null,
    startMinute: 16 * 60,
    minutes: 60,
    priceCents: 12_000,
    every: 1,
    terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
    note: '',
    choices: [],
  }
  const made = await ask('POST /company/series/commands', { as: 'dono', body: fixedSlot })
  expect((made.body.data as CompanySeries).id).toBe('slot')
  const recurring = {
    type: 'create',
    kind: 'expense',
    description: 'Internet',
    category: 'other',
    amountCents: 20_000,
    dueDay: '2026-11-30',
    repeats: 'week',
    weekend: 'keep',
  }
  expect((await ask('POST /company/expenses/commands', { as: 'dono', body: recurring })).status).toBe(200)
  await db.expenses.insert(tinyExpense({ id: 'due', dueDay: '2026-11-25', payments: [] }))
  await db.bookings.insert(
    tinyBooking({
      id: 'held',
      code: 'RSV-HELD',
      start: '2026-11-24T20:00:00.000Z',
      end: '2026-11-24T21:00:00.000Z',
      status: 'awaiting_payment',
      holdExpiresAt: '2026-11-20T18:00:00.000Z',
      confirmedAt: null,
      payment: null,
    }),
  )
  await db.rachas.insert(tinyRacha({ id: 'weekly', weekly: true, regularsUntilHours: 3, bookingId: 'held' }))
}

/** Returns the rows as they are, but for what is random in them, after the clock has stopped at these hours. */
async function after(hours: readonly number[]) {
  await ask('POST /__mock/reset')
  await layOut()
  const { db } = backend.server
  let at = 0
  for (const hour of hours) {
    await ask('POST /__mock/clock', { body: { advanceMinutes: (hour - at) * 60 } })
    at = hour
    await runDueJobs(db, jobs, db.clock.now())
  }
  const next = nextDue(db, jobs)?.at ?? '9'
  expect(next > db.clock.now()).toBe(true)
  return {
    dates: db.bookings.by('seriesId', 'slot').map(({ start, createdAt }) => `${start} since ${createdAt}`),
    games: db.rachas
      .where(({ groupId }) => groupId === 'weekly')
      .map(({ id, start, bookingId, closedAt, createdAt }) => ({
        id,
        start,
        bookingId,
        closedAt,
        createdAt,
      })),
    expenses: db.expenses.all().map(({ id: _, series, ...expense }) => ({ ...expense, part: series?.index })),
    notices: db.notifications
      .all()
      .map(({ userId, message, createdAt }) => `${createdAt} ${userId} ${message}`)
      .toSorted(),
  }
}

it('days that pass at once come to the same as days that pass by the hour, in all that falls due', async () => {
  const before = await after([])
  const once = await after([HOURS])
  expect(once.dates.length).toBe(before.dates.length + 2)
  expect(once.games).toHaveLength(3)
  expect(once.games[0]).toMatchObject({ bookingId: null, closedAt: '2026-11-21T20:00:00.000Z' })
  expect(once.expenses.length).toBeGreaterThan(before.expenses.length)
  const told = once.notices.join('\n')
  for (const words of [
    /daqui a pouco/,
    /tempo para pagar/,
    /Vence amanhã/,
    /não foi paga/,
    /fica guardado até s/,
  ])
    expect(told).toMatch(words)
  await fc.assert(
    fc.asyncProperty(stops, async (some) => {
      expect(await after([...some.toSorted((a, b) => a - b), HOURS])).toEqual(once)
    }),
    { numRuns: 20 },
  )
})
