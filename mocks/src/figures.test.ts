import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import type { ArenaNeed } from '@campo-livre/domain/companies/arena-needs.ts'
import { dueUntilTomorrow, lowOrOut, unanswered, unpaid } from '@campo-livre/domain/companies/need-filters.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import type { HourCell, HoursReport } from '@campo-livre/domain/financial/hours/hours.ts'
import { firstOfMonth } from '@campo-livre/domain/financial/periods.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { billStanding } from '@campo-livre/domain/series/bill-standing.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import type { SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import type { StockMovementRow } from '@campo-livre/domain/stock/stock-movement.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import type { TabRow } from '@campo-livre/domain/tabs/tab-row.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { CurrentTill } from '@campo-livre/domain/tills/till-row.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import type { Deletion } from '@campo-livre/domain/users/deletion.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from './backend.ts'
import { createFixedClock } from './clock.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { personaIds } from './personas/persona-ids.ts'
import { buildSeed } from './seed/build-seed.ts'

/** A Friday evening, in the middle of the games. */
const NOW = '2026-11-20T22:20:00.000Z'
/** The arenas of the seed that are open to the public, by their slugs. */
const { companies } = buildSeed(NOW)
const arenas = companies.filter(({ status }) => status === 'approved')

let backend: Backend
const tokens = new Map<string, string>()

beforeAll(async () => {
  backend = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })
  const { users } = backend.db
  const owner = users.find(personaIds.empresa)
  for (const { id, ownerId } of arenas) {
    const runs = ownerId ?? `usr-runs-${id}`
    if (owner && ownerId === null) {
      await users.insert({ ...owner, id: runs, email: `${id}@figures.test` })
      await backend.db.companies.update(id, { ownerId: runs })
    }
    await signIn(runs, id)
  }
  for (const id of [personaIds.atleta, personaIds.intensa, personaIds.nova]) await signIn(id, id)
})

async function signIn(userId: string, as: string): Promise<void> {
  const { id } = await backend.db.sessions.insert(newSession(userId, NOW, null))
  tokens.set(as, id)
}

type Answer<T, M> = { data: T; meta: M & { total: number } }

async function ask<T, M = object>(as: string, path: string): Promise<Answer<T, M>> {
  const headers = { Authorization: `Bearer ${tokens.get(as) ?? ''}` }
  const answered = await backend.handle(new Request(`http://x/api${path}`, { headers }))
  expect(answered.status, path).toBe(200)
  return (await answered.json()) as Answer<T, M>
}

const asked = (...filters: readonly ColumnFilter[]) =>
  `perPage=100&filters=${encodeURIComponent(JSON.stringify(filters))}`

/** Returns all rows of a list, page by page. */
async function rowsOf<T>(as: string, path: string): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await ask<T[]>(as, `${path}&page=${page}`)
    rows.push(...data)
    if (data.length === 0 || rows.length >= meta.total) return rows
  }
}

const sum = <T>(rows: readonly T[], cents: (row: T) => number) =>
  rows.reduce((all, row) => all + cents(row), 0)
const total = async (as: string, list: string, ...filters: ColumnFilter[]) =>
  (await ask(as, `/company/${list}?${asked(...filters)}`)).meta.total

/** The filter of the rows of some days, both included. */
const between = (from: string, to: string): ColumnFilter => ({
  column: 'day',
  operator: 'and',
  conditions: [
    { mode: 'dateAfter', value: addDays(from, -1) },
    { mode: 'dateBefore', value: addDays(to, 1) },
  ],
})
const any = (column: string, ...values: string[]): ColumnFilter => ({
  column,
  operator: 'or',
  conditions: values.map((value) => ({ mode: 'equals', value })),
})

describe.each(arenas.map(({ id, timeZone }) => ({ id, timeZone })))(
  'the figures of $id, from each call that tells them (decision 100)',
  ({ id, timeZone }) => {
    const today = localDay(timeZone, NOW)

    it('revenue is one: the report of a day and of a month, its parts, and the rows', async () => {
      const lists = { cash: 'financial', accrual: 'financial/accruals' } as const
      for (const [view, list] of Object.entries(lists))
        for (const from of [today, firstOfMonth(today)]) {
          const period = `from=${from}&to=${today}`
          const { data: report } = await ask<FinancialReport>(
            id,
            `/company/financial/report?${period}&view=${view}&grouping=day&comparison=before`,
          )
          const { meta } = await ask<Entry[], { incomeCents: number; outgoCents: number }>(
            id,
            `/company/${list}?${asked(between(from, today))}`,
          )
          const { incomeCents, outgoCents } = meta
          expect(report.result, `${view} ${from}`).toEqual({ incomeCents, outgoCents })
          for (const shares of Object.values(report.income))
            expect(sum(shares, ({ cents }) => cents)).toBe(incomeCents)
          expect(sum(report.outgo, ({ cents }) => cents)).toBe(outgoCents)
          expect(sum(report.flow, (each) => each.incomeCents)).toBe(incomeCents)
          expect(sum(report.flow, (each) => each.outgoCents)).toBe(outgoCents)
        }
    })

    it('occupancy is one: the hours of all fields, of each, their bookings and the calendar', async () => {
      const [from, to] = [addDays(today, -28), addDays(today, -1)]
      const hours = (field?: string) =>
        ask<HoursReport>(
          id,
          `/company/financial/hours?from=${from}&to=${to}${field === undefined ? '' : `&fieldId=${field}`}`,
        ).then(({ data }) => data)
      const booked = (cells: readonly HourCell[]) => sum(cells, ({ bookedMinutes }) => bookedMinutes)
      const all = await hours()
      const { data: calendar } = await ask<Calendar>(
        id,
        `/company/bookings/calendar?from=${from}&to=${addDays(to, 1)}`,
      )
      const isIn = ({ start }: { start: string }) =>
        localDay(timeZone, start) <= to && localDay(timeZone, start) >= from
      const minutes = ({ start, end }: { start: string; end: string }) =>
        (Date.parse(end) - Date.parse(start)) / 60_000
      const parts = new Map(calendar.fields.map((field) => [field.id, field.parts]))
      const takes = (fieldId: string) => (parts.get(fieldId)?.length ? (parts.get(fieldId) ?? []) : [fieldId])
      let wholes = 0
      for (const field of all.fields) {
        const own = takes(field.id)
        const cells = booked((await hours(field.id)).cells)
        if (own[0] === field.id) wholes += cells
        const rows = await rowsOf<BookingDetail>(
          id,
          `/company/bookings?set=occupied&from=${from}&to=${to}&fieldId=${field.id}&perPage=100`,
        )
        const shared = (fieldId: string) => takes(fieldId).filter((each) => own.includes(each)).length
        expect(
          sum(rows, (row) => minutes(row) * shared(row.field.id)),
          field.name,
        ).toBe(cells)
        const shown = calendar.bookings.filter(isIn)
        expect(
          sum(shown, (row) => minutes(row) * shared(row.fieldId)),
          field.name,
        ).toBe(cells)
      }
      expect(wholes).toBe(booked(all.cells))
    })

    it('what is due is one: what is open, fixed slots, tabs, bookings, expenses and the report', async () => {
      const open = await rowsOf<Entry>(id, `/company/financial/open?${asked()}`)
      const { data: report } = await ask<FinancialReport>(
        id,
        `/company/financial/report?from=${today}&to=${today}&view=cash&grouping=day&comparison=before`,
      )
      // A card's money that its bank still has is to come, and nobody's debt.
      const owed = open.filter(({ grossCents }) => grossCents === null)
      const of = (source: Entry['source']) => owed.filter((row) => row.source === source)
      const cents = ({ amountCents }: Entry) => Math.abs(amountCents)
      const incoming = open.filter(({ kind }) => kind === 'income')
      const outgoing = open.filter(({ kind }) => kind === 'outgo')
      expect(sum(report.receivable, (age) => age.cents)).toBe(sum(incoming, cents))
      expect(sum(report.payable, (age) => age.cents)).toBe(sum(outgoing, cents))
      const { data: series } = await ask<SeriesRow[]>(id, '/company/series')
      expect(sum(of('series'), cents)).toBe(sum(series, ({ dueCents }) => dueCents))
      const late = of('series').filter(({ day }) => day < today)
      expect(sum(late, cents)).toBe(sum(series, ({ overdueCents }) => overdueCents))
      const { data: tabs } = await ask<OpenTab[]>(id, '/company/tabs/open')
      expect(sum(of('tab'), cents)).toBe(sum(tabs, (tab) => tabSum(tab).dueCents))
      const expenses = await rowsOf<ExpenseRow>(id, `/company/expenses?${asked(unpaid)}`)
      expect(sum(of('expense'), cents)).toBe(sum(expenses, ({ leftCents }) => leftCents))
      const { data: calendar } = await ask<Calendar>(
        id,
        `/company/bookings/calendar?from=${addDays(today, -7)}&to=${addDays(today, 7)}`,
      )
      const dueOf = new Map(of('booking').map(({ code, amountCents }) => [code, amountCents]))
      const taken = calendar.bookings.filter(
        ({ status, tabCode }) => (status === 'confirmed' || status === 'completed') && tabCode === null,
      )
      expect(taken.filter(({ code, dueCents }) => dueCents !== (dueOf.get(code) ?? 0))).toEqual([])
    })

    it('stock is one: the products, the counter, and the movements', async () => {
      const products = await rowsOf<ProductRow>(
        id,
        `/company/products?${asked(any('status', 'active', 'inactive', 'archived'))}`,
      )
      const { data: atCounter } = await ask<{ id: string; stock: number }[]>(id, '/company/counter/products')
      const stockOf = new Map(products.map((product) => [product.id, product.stock]))
      expect(atCounter.filter((product) => product.stock !== stockOf.get(product.id))).toEqual([])
      for (const product of products) {
        const moved = await rowsOf<StockMovementRow>(
          id,
          `/company/products/${product.id}/movements?perPage=100`,
        )
        expect(
          sum(moved, ({ quantity }) => quantity),
          product.name,
        ).toBe(product.stock)
        expect(
          sum(moved, ({ valueCents }) => valueCents),
          product.name,
        ).toBe(product.stockValueCents)
      }
    })

    it('open tabs and all that waits are one: dashboard, counter, till and lists', async () => {
      const { data: needs } = await ask<ArenaNeed[]>(id, '/company/waiting')
      const count = (kind: ArenaNeed['kind']) => needs.find((need) => need.kind === kind)?.count ?? 0
      const { data: tabs } = await ask<OpenTab[]>(id, '/company/tabs/open')
      const listed = await rowsOf<TabRow>(id, `/company/tabs?${asked(any('status', 'open', 'closed'))}`)
      expect(tabs.map((tab) => tab.id).toSorted()).toEqual(listed.map((tab) => tab.id).toSorted())
      expect(count('tabs')).toBe(tabs.length)
      expect(count('bill')).toBe(tabs.filter(({ billAskedAt }) => billAskedAt !== null).length)
      expect(count('stock')).toBe(await total(id, 'products', lowOrOut))
      expect(count('reviews')).toBe(await total(id, 'reviews', unanswered))
      expect(count('expenses')).toBe(await total(id, 'expenses', unpaid, dueUntilTomorrow(today)))
      const { data: requests } = await ask<SeriesRequestDetail[]>(id, '/company/series/requests')
      expect(count('request')).toBe(requests.filter(({ status }) => status === 'open').length)
      const { data: series } = await ask<SeriesRow[]>(id, '/company/series')
      expect(count('overdue')).toBe(series.filter((row) => billStanding(row) === 'overdue').length)
      expect(count('owing')).toBe(series.filter((row) => billStanding(row) === 'open').length)
      const { data: till } = await ask<CurrentTill>(id, '/company/till')
      expect(count('till')).toBe(till.unexplainedId === null ? 0 : 1)
    })

    it('coming bookings are one: the calendar, the list and the day', async () => {
      const to = addDays(today, 13)
      const { data: calendar } = await ask<Calendar>(id, `/company/bookings/calendar?from=${today}&to=${to}`)
      const starts = ({ start }: { start: string }) =>
        localDay(timeZone, start) >= today && localDay(timeZone, start) <= to
      const shown = calendar.bookings.filter(
        (booking) =>
          starts(booking) && isUpcoming({ ...booking, holdExpiresAt: booking.holdExpiresAt ?? null }, NOW),
      )
      const listed = await rowsOf<BookingDetail>(
        id,
        `/company/bookings?when=upcoming&from=${today}&to=${to}&perPage=100`,
      )
      const taken = listed.filter(({ status }) => status === 'confirmed' || status === 'awaiting_payment')
      expect(shown.map(({ code }) => code).toSorted()).toEqual(taken.map(({ code }) => code).toSorted())
      const day = await rowsOf<BookingDetail>(id, `/company/bookings?date=${today}&when=upcoming&perPage=100`)
      const { data: one } = await ask<Calendar>(id, `/company/bookings/calendar?from=${today}&to=${today}`)
      const ofDay = one.bookings.filter((booking) =>
        isUpcoming({ ...booking, holdExpiresAt: booking.holdExpiresAt ?? null }, NOW),
      )
      expect(
        day
          .filter(({ status }) => status !== 'rained_out')
          .map(({ code }) => code)
          .toSorted(),
      ).toEqual(ofDay.map(({ code }) => code).toSorted())
    })
  },
)

it.each([personaIds.atleta, personaIds.intensa, personaIds.nova])(
  'the coming bookings of %s are those of the list, and those that a deletion counts (decision 100)',
  async (id) => {
    const list = await ask<BookingDetail[]>(id, '/bookings?when=upcoming&perPage=100')
    const { data } = await ask<Deletion>(id, '/me/deletion')
    expect(data.upcomingBookings + data.fixedSlots).toBe(list.meta.total)
  },
)
