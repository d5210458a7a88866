import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { profitOfCell } from '@campo-livre/domain/financial/hours/cells-of.ts'
import type { HoursReport } from '@campo-livre/domain/financial/hours/hours.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import type { TillRow } from '@campo-livre/domain/tills/till-row.ts'
import { addDays, localDay, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Backend, createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { memoryStore } from '../persistence/store.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { buildSeed } from './build-seed.ts'

const NOW = '2026-11-20T13:00:00.000Z'
const today = localDay('America/Fortaleza', NOW)
let backend: Backend

beforeAll(async () => {
  backend = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW), store: memoryStore() })
  const session = newSession(personaIds.empresa, NOW, null)
  await backend.db.sessions.insert({ ...session, id: 'arena', publicId: 'device-of-arena' })
})

async function get<Data>(path: string): Promise<Data> {
  const headers = { Authorization: 'Bearer arena' }
  const answer = await backend.handle(new Request(`http://x/api${path}`, { headers }))
  return ((await answer.json()) as { data: Data }).data
}

const ago = (weeks: number) => addDays(today, -7 * weeks)
const report = (asked: string) => get<FinancialReport>(`/company/financial/report?${asked}`)
const rowsWith = <Row>(list: string, filters: readonly ColumnFilter[]) =>
  get<Row[]>(`${list}?perPage=100&filters=${encodeURIComponent(JSON.stringify(filters))}`)

/** Returns what a game at the counter brought on average from a day on, for up to a hundred of them. */
async function ticketOf(from: string, to: string): Promise<number> {
  const rows = await rowsWith<Entry>('/company/financial/accruals', [
    { column: 'channel', operator: 'and', conditions: [{ mode: 'equals', value: 'counter' }] },
    {
      column: 'day',
      operator: 'and',
      conditions: [
        { mode: 'dateAfter', value: from },
        { mode: 'dateBefore', value: to },
      ],
    },
  ])
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0) / rows.length
}

describe('the year of the arena of the persona Empresa, by its own reports', () => {
  test('has hours that lose money, and hours that earn it', async () => {
    const { cells } = await get<HoursReport>('/company/financial/hours?from=2026-10-01&to=2026-10-31')
    const profits = cells.map(profitOfCell)
    expect(Math.min(...profits)).toBeLessThan(0)
    expect(Math.max(...profits)).toBeGreaterThan(0)
  })

  test('has a week of rain: hardly a game was played, and their money went back', async () => {
    const { flow } = await report(`from=${ago(30)}&to=${ago(4)}&view=accrual&grouping=week`)
    const earned = flow.slice(1, -1).map(({ from, channels }) => ({ from, cents: channels.counter ?? 0 }))
    const [worst, next] = earned.toSorted((a, b) => a.cents - b.cents)
    expect(worst?.cents).toBeLessThan((next?.cents ?? 0) * 0.7)
    const { outgo } = await report(`from=${worst?.from}&to=${addDays(worst?.from ?? today, 6)}`)
    expect(outgo.find(({ key }) => key === 'refund')?.cents).toBeGreaterThan(50_000)
  })

  test('has a change of price: the same evenings cost a tenth less in its first half', async () => {
    const [early, late] = [await ticketOf(ago(47), ago(30)), await ticketOf(ago(22), ago(4))]
    expect(early / late).toBeGreaterThan(0.86)
    expect(early / late).toBeLessThan(0.94)
  })

  test('never has less than nothing at the bank, from what it began with', async () => {
    const { accounts, flow } = await report(`from=${ago(51)}&to=${today}&grouping=month`)
    expect(accounts.find(({ account }) => account === 'bank')?.start?.cents).toBe(9_000_000)
    for (const { closingCents } of flow) expect(closingCents).toBeGreaterThan(0)
  })

  test('has refunds in these weeks, too', async () => {
    const { outgo } = await report(`from=${ago(3)}&to=${today}`)
    expect(outgo.find(({ key }) => key === 'refund')?.cents).toBeGreaterThan(0)
  })

  test('has a dishonest till: on one evening of the week money is missing, every week', async () => {
    const rows = await get<TillRow[]>('/company/tills?perPage=100')
    const short = rows.filter(({ differenceCents }) => differenceCents <= -5_000)
    expect(short).toHaveLength(3)
    const evenings = short.map(({ openedAt }) => weekdayOf(localDay('America/Fortaleza', openedAt)))
    expect(new Set(evenings).size).toBe(1)
    const { outgo } = await report(`from=${ago(4)}&to=${today}`)
    expect(outgo.find(({ key }) => key === 'till')?.cents).toBeGreaterThanOrEqual(20_000)
  })
})
