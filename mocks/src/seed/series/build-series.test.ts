import { topUp } from '@campo-livre/domain/series/apply-command.ts'
import { describe, expect, it } from 'vitest'
import { seriesContext } from '@campo-livre/backend/series/series-context.ts'
import { toSeriesDetail, toSeriesRow } from '@campo-livre/backend/series/to-series.ts'
import { createMockServer } from '../../node.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import { freeHour } from './free-hour.ts'

/** Also a midnight at the first of a month, the end of a year, a leap day. */
const INSTANTS = [
  '2026-11-20T15:30:00.000Z',
  '2027-03-01T03:05:00.000Z',
  '2026-12-31T23:59:00.000Z',
  '2028-02-29T12:00:00.500Z',
]
const ARENA = 'cmp-arena-beira-mar'

describe.each(INSTANTS)('the fixed slots of the seed at %s', (now) => {
  const laidOut = async () => {
    const { db } = await createMockServer({ now })
    const company = db.companies.find(ARENA)
    if (!company) throw new Error('no arena')
    return { db, company, all: db.series.by('companyId', ARENA) }
  }

  it('are eight in every state: weekly and fortnightly, athletes and walk-ins, overdue, paused, ended (H2)', async () => {
    const { db, all } = await laidOut()
    const rows = all.map((series) => toSeriesRow(db, now, series))
    expect(rows).toHaveLength(8)
    expect(Map.groupBy(rows, ({ status }) => status)).toMatchObject(
      new Map([
        ['active', { length: 6 }],
        ['paused', { length: 1 }],
        ['ended', { length: 1 }],
      ]),
    )
    expect(rows.filter(({ segment }) => segment.every === 2)).toHaveLength(2)
    for (const { customerPhone } of rows) if (customerPhone) expect(customerPhone).toMatch(/^55\d{10,11}$/)
    expect(rows.filter(({ athleteId }) => athleteId === null)).toHaveLength(3)
    const overdue = rows.filter(({ overdueCents }) => overdueCents > 0).map(({ id }) => id)
    expect(overdue).toContain('ser-firma')
  })

  it('tell of a week sold again, a cancelled one, a moved one and a new price', async () => {
    const { db, all } = await laidOut()
    const detailOf = (id: string) => {
      const series = all.find((each) => each.id === id)
      if (!series) throw new Error(`no ${id}`)
      return toSeriesDetail(db, now, series)
    }
    const given = detailOf('ser-devolvida').dates.filter(({ cancelledBy }) => cancelledBy === 'athlete')
    expect(given.map(({ resold }) => resold)).toEqual([true])
    expect(detailOf('ser-padel').dates.filter(({ cancelledBy }) => cancelledBy === 'company')).toHaveLength(1)
    const { segments, dates } = detailOf('ser-quinzena')
    expect(segments).toHaveLength(2)
    expect(new Set(dates.map(({ start }) => start.slice(11)))).toMatchObject({ size: 2 })
  })

  it('are one of the persona Atleta too, with a bill that is paid in part', async () => {
    const { db } = await laidOut()
    const [own, ...more] = db.series.by('athleteId', personaIds.atleta)
    if (!own) throw new Error('Atleta has none')
    expect(more).toEqual([])
    const { bills } = toSeriesDetail(db, now, own)
    expect(bills.some(({ state }) => state === 'paid')).toBe(true)
  })

  it('begin with being made: nothing was paid before', async () => {
    const { all } = await laidOut()
    for (const { changes } of all)
      expect(changes.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0]?.type).toBe('create')
  })

  it('are kept 52 weeks ahead already, so that reading them writes nothing (rule 6)', async () => {
    const { db, company, all } = await laidOut()
    const context = seriesContext(db, { company, now, userId: null })
    expect(all.flatMap((series) => topUp(series, context) ?? [])).toEqual([])
  })

  it('have requests that wait: for the arena, and for the persona Atleta (N8)', async () => {
    const { db } = await laidOut()
    const requests = db.seriesRequests.by('companyId', ARENA)
    expect(requests.map(({ status }) => status)).toEqual(['open', 'open', 'offered'])
    expect(requests.at(-1)?.athleteId).toBe(personaIds.atleta)
    for (const { createdAt, wish } of requests) {
      expect(createdAt < now).toBe(true)
      expect(wish.from > now.slice(0, 10)).toBe(true)
    }
  })
})

it('takes the hour nearest to the one wished for that nobody has, and throws where there is none', () => {
  const wish = {
    timeZone: 'America/Fortaleza',
    today: '2026-11-20',
    day: 3,
    hour: 20,
    minutes: 60,
    every: 1 as const,
    from: -1,
    to: 1,
  }
  expect(freeHour(wish, [])).toEqual({ day: '2026-11-16', startMinute: 1200 })
  const at = (instant: string) => Date.parse(instant) / 60_000
  // At 20h on every day but one that is two days later.
  const evening = ['16', '15', '18', '19'].map((day) => ({
    start: at(`2026-11-${day}T23:00:00Z`),
    end: at(`2026-11-${day}T23:30:00Z`),
  }))
  expect(freeHour(wish, evening)).toEqual({ day: '2026-11-17', startMinute: 1200 })
  expect(() => freeHour(wish, [{ start: 0, end: Infinity }])).toThrow('no hour is free')
})
