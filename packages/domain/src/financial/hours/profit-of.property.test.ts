import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyYear, anyYear, rowsOfYear } from '../../testing/any-year.ts'
import { addDays } from '../../time/zone.ts'
import type { Entry } from '../entry.ts'
import { cellsOf, profitOfCell } from './cells-of.ts'
import { type ProfitData, profitOf } from './profit-of.ts'
import { manners, sharedCategories, type Sharing, usualSharing } from './sharing.ts'

const zone = 'America/Sao_Paulo'
/** Open from 18h to 1h of the next day. */
const opening = {
  timeZone: zone,
  holidays: [],
  holidayHours: null,
  openingHours: Array.from({ length: 7 }, () => [{ opens: 1080, closes: 1500 }]),
}

/** Returns the data of a year at four fields of an arena, the fourth made of the first two. */
function dataOf(year: AnyYear, sharing: Sharing): ProfitData {
  return {
    timeZone: zone,
    now: year.now,
    bookings: year.bookings,
    tabs: year.tabs.map((tab, index) => ({
      ...tab,
      bookingId: index % 2 === 0 ? (year.bookings[index]?.id ?? null) : null,
    })),
    accruals: rowsOfYear(year).accrual,
    soldCost: (id) => id.length * 137,
    sharing,
    fields: ['0', '1', '2'].map((id) => ({ id, opening, closed: [] })),
    takes: (id) => (id === '3' ? ['0', '1'] : [id]),
  }
}

const anySharing = fc
  .array(fc.constantFrom(...manners), {
    minLength: sharedCategories.length,
    maxLength: sharedCategories.length,
  })
  .map((chosen) =>
    Object.fromEntries(sharedCategories.map((category, index) => [category, chosen[index]])),
  ) as fc.Arbitrary<Sharing>

const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0)
const resultOf = (rows: readonly Entry[]) => sum(rows.map(({ amountCents }) => amountCents))

describe('the profit of the hours (N10)', () => {
  it('is the result of any period for what is shared, in any manner and in any division by fields', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(100), fc.nat(120), anySharing, (seed, first, days, sharing) => {
        const year = anyYear(seed, { timeZone: zone, perDay: 2, days: 200 })
        const data = dataOf(year, sharing)
        const from = addDays('2026-01-01', first)
        const period = { from, to: addDays(from, days) }
        const { hours, profit } = profitOf(data, period)
        const cells = cellsOf(hours)
        const inCells = sum(cells.map(profitOfCell))
        const costs = sum(profit.costs.filter(({ manner }) => manner !== 'out').map(({ cents }) => cents))
        expect(inCells).toBe(profit.incomeCents + profit.barCents - costs - profit.feesCents)
        const fees = data.accruals.filter(({ source }) => source === 'fee')
        const alone = profitOf({ ...data, accruals: fees }, period)
        expect(sum(cellsOf(alone.hours).map(({ costCents }) => costCents))).toBe(profit.feesCents)
        const ofPeriod = fees.filter(({ day }) => day >= period.from && day <= period.to)
        expect(alone.profit.outsideCents - profit.feesCents).toBe(resultOf(ofPeriod))
        const rows = data.accruals.filter(({ day }) => day >= period.from && day <= period.to)
        expect(inCells + profit.outsideCents + profit.soldCostCents).toBe(resultOf(rows))
        const byField = ['0', '1', '2'].map((id) => cellsOf(hours.filter(({ fieldId }) => fieldId === id)))
        expect(sum(byField.flat().map(profitOfCell))).toBe(inCells)
      }),
      { numRuns: 10 },
    )
  })
})

const [sample] = anyYear(1, { timeZone: zone, perDay: 1, days: 6 }).bookings
if (!sample) throw new Error('no booking')
/** 20h and 21h on Friday, 27 November 2026. */
const [EIGHT, NINE] = ['2026-11-27T23:00:00.000Z', '2026-11-28T00:00:00.000Z']
const friday = { from: '2026-11-27', to: '2026-11-27' }
const row = (facts: Partial<Entry>): Entry => ({
  id: 'row',
  day: '2026-11-27',
  kind: 'income',
  source: 'booking',
  description: '',
  code: null,
  customerName: null,
  method: null,
  account: null,
  channel: null,
  fieldName: null,
  sport: null,
  category: null,
  amountCents: 0,
  takenDay: null,
  grossCents: null,
  feeCents: null,
  netCents: null,
  ...facts,
})
const cost = (category: 'rent' | 'energy', cents: number) =>
  row({ kind: 'outgo', source: 'expense', category, amountCents: -cents })

/** A Friday with one game of R$ 100,00 on a field that is open for seven hours, and a tab of R$ 20,00 that cost R$ 5,00. */
const game: ProfitData = {
  timeZone: zone,
  now: '2026-12-31T12:00:00.000Z',
  bookings: [
    { ...sample, id: 'b', code: 'RSV-B', fieldId: '0', start: EIGHT, end: NINE, status: 'completed' },
  ],
  tabs: [{ id: 't', code: 'CMD-T', openedAt: '2026-11-28T02:00:00.000Z', bookingId: 'b' }],
  accruals: [
    row({ id: 'b-earned', amountCents: 10_000 }),
    row({ id: 't-earned', source: 'tab', amountCents: 2_000 }),
    cost('rent', 7_000),
    cost('energy', 3_000),
    row({ source: 'other', category: 'sponsor', amountCents: 5_000 }),
  ],
  soldCost: () => 500,
  sharing: usualSharing,
  fields: [{ id: '0', opening, closed: [] }],
  takes: (id) => [id],
}
const at = (data: ProfitData, hour: number) =>
  cellsOf(profitOf(data, friday).hours).find((cell) => cell.hour === hour)

describe('an hour (N10)', () => {
  it('has the bar of its booking, its part of the rent, and the energy of its game', () => {
    expect(at(game, 20)).toMatchObject({ incomeCents: 10_000, barCents: 1_500, costCents: 1_000 + 3_000 })
    expect(at(game, 19)).toMatchObject({ incomeCents: 0, barCents: 0, costCents: 1_000 })
    expect(profitOf(game, friday).profit).toMatchObject({ outsideCents: 5_000, soldCostCents: 500 })
  })

  it('pays for itself at what it costs less what a game brings to the bar', () => {
    // R$ 10,00 of the rent and R$ 30,00 of energy, less R$ 15,00 of the bar.
    expect(at(game, 20)?.evenCents).toBe(2_500)
    // Nobody plays then: a game would need the energy of another.
    expect(at(game, 19)?.evenCents).toBe(4_000)
  })

  it('has the bar of a tab without a booking by when it was opened', () => {
    const alone = { ...game, tabs: [{ id: 't', code: 'CMD-T', openedAt: EIGHT, bookingId: null }] }
    expect(at(alone, 20)?.barCents).toBe(1_500)
    const closed = {
      ...game,
      tabs: [{ id: 't', code: 'CMD-T', openedAt: '2026-11-27T12:00:00.000Z', bookingId: null }],
    }
    expect(profitOf(closed, friday).profit.outsideCents).toBe(6_500)
  })

  it('has the fees of the cards that paid its booking and its tab, and of no month’s bill', () => {
    const fee = (code: string | null, cents: number) =>
      row({ kind: 'outgo', source: 'fee', category: 'card-fee', code, amountCents: -cents })
    const byCard = {
      ...game,
      accruals: [...game.accruals, fee('RSV-B', 300), fee('CMD-T', 60), fee(null, 250)],
    }
    expect(at(byCard, 20)?.costCents).toBe(1_000 + 3_000 + 360)
    expect(at(byCard, 20)?.evenCents).toBe(2_500 + 360)
    expect(profitOf(byCard, friday).profit).toMatchObject({ feesCents: 360, outsideCents: 5_000 - 250 })
  })

  it('takes no part in what stays out, and a field its own part of what is equal for each', () => {
    const out = { ...game, sharing: { ...usualSharing, rent: 'out' as const } }
    expect(at(out, 19)?.costCents).toBe(0)
    expect(profitOf(out, friday).profit.outsideCents).toBe(-2_000)
    const short = {
      ...opening,
      openingHours: Array.from({ length: 7 }, () => [{ opens: 1140, closes: 1200 }]),
    }
    const two = {
      ...game,
      fields: [...game.fields, { id: '1', opening: short, closed: [] }],
      sharing: { ...usualSharing, rent: 'field' as const },
    }
    // 19h: a seventh of one half, and the whole other half.
    expect(at(two, 19)?.costCents).toBe(500 + 3_500)
  })

  it('where nobody has played shares by the opened hour what is shared by play', () => {
    const half = [{ opens: 1110, closes: 1260 }]
    const openingHours = Array.from({ length: 7 }, () => half)
    const idle = {
      ...game,
      bookings: [],
      accruals: [cost('energy', 700)],
      fields: [{ id: '0', opening: { ...opening, openingHours }, closed: [] }],
    }
    expect([18, 19, 20].map((hour) => at(idle, hour)?.costCents)).toEqual([140, 280, 280])
  })

  it('has a field’s own part, and not that of another', () => {
    const two = {
      ...game,
      accruals: [cost('rent', 7_001)],
      fields: [...game.fields, { id: '1', opening, closed: [] }],
      sharing: { ...usualSharing, rent: 'field' as const },
    }
    const { hours } = profitOf(two, friday)
    const costs = (id: string) =>
      sum(hours.flatMap((hour) => (hour.fieldId === id ? hour.openCostCents : [])))
    expect([costs('0'), costs('1')]).toEqual([3_501, 3_500])
  })

  it('has nothing of an adjustment of a closed month, whatever that names', () => {
    const adjusted = (facts: Partial<Entry>) => ({
      ...game,
      accruals: [row({ source: 'adjustment', ...facts })],
    })
    const byCode = adjusted({ code: 'RSV-B', amountCents: -900 })
    expect(at(byCode, 20)?.costCents).toBe(0)
    expect(profitOf(byCode, friday).profit).toMatchObject({ feesCents: 0, outsideCents: -900 })
    const byCategory = adjusted({ category: 'energy', amountCents: -900 })
    expect(profitOf(byCategory, friday).profit).toMatchObject({ costs: [], outsideCents: -900 })
  })

  it('has nothing of an expense without a category', () => {
    const none = { ...game, accruals: [row({ kind: 'outgo', source: 'expense', amountCents: -900 })] }
    expect(profitOf(none, friday).profit).toMatchObject({ costs: [], outsideCents: -900 })
  })

  it('is not there where no field has opened: all costs stay out', () => {
    const { hours, profit } = profitOf({ ...game, fields: [], accruals: [cost('rent', 7_000)] }, friday)
    expect(hours).toEqual([])
    expect(profit).toMatchObject({
      outsideCents: -7_000,
      costs: [{ category: 'rent', manner: 'out', cents: 7_000 }],
    })
  })
})
