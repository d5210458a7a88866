import { calendarSchema, MAX_CALENDAR_DAYS } from '@campo-livre/domain/bookings/day/calendar.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const { ask } = testBackend()

const idsOn = async (day: string) =>
  calendarSchema.parse((await calendar(day)).body.data).bookings.map(({ id }) => id)

const calendar = async (from: string, to = from, as = 'dono') => {
  const { status, body } = await ask(`GET /company/bookings/calendar?from=${from}&to=${to}`, { as })
  return { status, body }
}

test('answers the days with bookings, closures, hours and prices in one call (H2)', async () => {
  const { status, body } = await calendar('2026-11-20', '2026-11-22')
  expect(status).toBe(200)
  const data = calendarSchema.parse(body.data)
  expect([data.from, data.to]).toEqual(['2026-11-20', '2026-11-22'])
  expect(data.fields.length).toBeGreaterThan(0)
  const paid = data.bookings.find(({ id }) => id === 'paid')
  expect(paid).toMatchObject({ status: 'confirmed', priceCents: 15_000, paidCents: 15_000, dueCents: 0 })
  expect(data.bookings.map(({ start }) => start)).toEqual(data.bookings.map(({ start }) => start).toSorted())
})

test('leaves out what takes no time: cancelled, expired', async () => {
  expect(await idsOn('2026-11-21')).toContain('paid')
  await ask('POST /bookings/paid/cancel', { as: 'ana', body: {} })
  expect(await idsOn('2026-11-21')).not.toContain('paid')
})

test('refuses a range that runs backwards, and one longer than six weeks', async () => {
  const backwards = await calendar('2026-11-21', '2026-11-20')
  expect([backwards.status, Object.keys(backwards.body.errors)]).toEqual([422, ['to']])
  expect((await calendar('2026-11-20', addDays('2026-11-20', MAX_CALENDAR_DAYS - 1))).status).toBe(200)
  expect((await calendar('2026-11-20', addDays('2026-11-20', MAX_CALENDAR_DAYS))).status).toBe(422)
})

test('is the company’s own', async () => {
  expect((await calendar('2026-11-20', '2026-11-20', 'ana')).status).toBe(403)
})
