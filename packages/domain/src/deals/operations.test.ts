import { describe, expect, it } from 'vitest'
import type { StoredField } from '../fields/stored-field.ts'
import type { ProfitData } from '../financial/hours/profit-of.ts'
import { usualSharing } from '../financial/hours/sharing.ts'
import type { Deal, DealInput } from './deal.ts'
import { createDeal, endDeal, judgedDays, type NewDealFacts } from './operations.ts'

const today = '2026-11-20'
const AT = '2026-11-20T10:00:00.000Z'
const field = {
  id: 'um',
  name: 'Campo 1',
  slotMinutes: 60,
  basePriceCents: 10_000,
  priceRules: [],
  nextPrices: [],
} as unknown as StoredField
const dear = { ...field, id: 'dois', name: 'Campo 2', basePriceCents: 20_000 }
const input: DealInput = {
  fieldIds: ['um'],
  weekdays: [1],
  fromMinute: 840,
  toMinute: 1020,
  hourCents: 7_000,
  from: '2026-11-23',
  until: '2026-12-21',
  audience: 'everyone',
  belowEven: false,
}
const nobodyPlayed: ProfitData = {
  timeZone: 'America/Fortaleza',
  now: AT,
  bookings: [],
  tabs: [],
  accruals: [],
  soldCost: () => 0,
  sharing: usualSharing,
  fields: [],
  takes: (id) => [id],
}
/** A rent of R$ 100.000, shared by the two hours in which the field is open on Mondays: each costs thousands. */
const dearHours: ProfitData = {
  ...nobodyPlayed,
  fields: [
    {
      id: 'um',
      opening: {
        timeZone: 'America/Fortaleza',
        holidays: [],
        openingHours: [[], [{ opens: 840, closes: 960 }], [], [], [], [], []],
        holidayHours: null,
      },
      closed: [],
    },
  ],
  accruals: [
    {
      id: 'aluguel',
      day: '2026-11-10',
      kind: 'outgo',
      source: 'expense',
      category: 'rent',
      amountCents: -10_000_000,
      code: null,
    },
  ] as unknown as ProfitData['accruals'],
}
const facts: NewDealFacts = {
  id: 'nova',
  companyId: 'arena',
  today,
  at: AT,
  fields: [field, dear],
  deals: [],
  profit: nobodyPlayed,
}
const made = (given: Partial<DealInput> = {}, more: Partial<NewDealFacts> = {}) =>
  createDeal({ ...input, ...given }, { ...facts, ...more })
const { belowEven: _, ...asked } = input
const other: Deal = { ...asked, id: 'outra', companyId: 'arena', createdAt: AT, endedAt: null }

describe('a price of idle hours (N9)', () => {
  it('is made as it was asked for, and tells nobody', () => {
    const deal = { ...asked, id: 'nova', companyId: 'arena', createdAt: AT, endedAt: null }
    expect(made()).toEqual({ ok: true, changes: { deals: [deal] }, notices: [] })
  })
  it('is of own fields, and of days to come', () => {
    expect(made({ fieldIds: ['um', 'alheio'] })).toMatchObject({ code: 'invalid', field: 'fieldIds' })
    expect(made({ fieldIds: ['um', 'um'] }).ok).toBe(true)
    expect(made({ from: '2026-11-01', until: '2026-11-19' })).toMatchObject({
      code: 'invalid',
      field: 'until',
    })
    expect(made({ from: '2026-11-01', until: today }).ok).toBe(true)
  })
  it('is a discount on each field: else it says at the price, or at the fields, what they cost', () => {
    expect(made({ hourCents: 10_000 })).toMatchObject({ code: 'invalid', field: 'hourCents' })
    const percent = { ...input, hourCents: null, percent: 0 }
    expect(createDeal(percent, facts)).toMatchObject({ code: 'invalid', field: 'percent' })
    const dearest = made({ fieldIds: ['um', 'dois'], hourCents: 20_000 })
    expect(dearest.ok ? '' : dearest.message).toMatch(/de hoje, R\$\s200,00 a hora\.$/)
    const both = made({ fieldIds: ['um', 'dois'], hourCents: 12_000 })
    expect(both).toMatchObject({
      code: 'invalid',
      errors: { fieldIds: [expect.stringMatching(/^Campo 1 já custa/)] },
    })
    expect(both.ok ? '' : both.message).toMatch(/^Campo 1 já custa/)
  })
  it('is judged by the prices of its first day', () => {
    const nextPrices = [{ from: '2026-11-23', basePriceCents: 6_000, priceRules: [] }]
    expect(made({}, { fields: [{ ...field, nextPrices }] })).toMatchObject({ field: 'hourCents' })
  })
  it('is in nobody’s way, except of one that has ended', () => {
    expect(made({}, { deals: [other] })).toMatchObject({ code: 'conflict' })
    expect(made({}, { deals: [{ ...other, endedAt: AT }] }).ok).toBe(true)
    expect(made({ weekdays: [2] }, { deals: [other] }).ok).toBe(true)
  })
  it('is below what the hours cost only where that is meant', () => {
    const refused = made({}, { profit: dearHours })
    expect(refused).toMatchObject({ code: 'conflict', errors: { belowEven: [expect.any(String)] } })
    expect(made({ belowEven: true }, { profit: dearHours }).ok).toBe(true)
    expect(made({}, { profit: { ...dearHours, takes: () => ['outro'] } }).ok).toBe(true)
  })
  it('is judged by 91 days with today', () => {
    expect(judgedDays(today)).toEqual({ from: '2026-08-22', to: today })
  })
  it('is ended once', () => {
    const outcome = endDeal(other, { today, at: AT })
    expect(outcome).toEqual({ ok: true, changes: { deals: [{ ...other, endedAt: AT }] }, notices: [] })
    expect(endDeal({ ...other, endedAt: AT }, { today, at: AT })).toMatchObject({ code: 'conflict' })
    expect(endDeal({ ...other, until: '2026-11-19' }, { today, at: AT })).toMatchObject({ code: 'conflict' })
  })
})
