import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../../time/zone.ts'
import { pricingOn } from '../price.ts'
import type { StoredField } from '../stored-field.ts'
import { asOf } from './later-prices.ts'
import { changedSince, changeFieldPrices, changeManyPrices, withdrawPrices } from './operations.ts'

const today = '2026-11-20'
const field: StoredField = {
  id: 'um',
  companyId: 'arena',
  name: 'Campo 1',
  description: '',
  sports: ['society'],
  surface: 'synthetic-grass',
  lengthMeters: 50,
  widthMeters: 30,
  players: 14,
  indoor: false,
  photos: [],
  rules: null,
  amenities: [],
  slotMinutes: 60,
  minSlots: 1,
  maxSlots: 3,
  basePriceCents: 10_000,
  priceRules: [],
  nextPrices: [],
  openingHours: null,
  holidayHours: null,
  horizonDays: 30,
  minNoticeMinutes: 0,
  bufferMinutes: 0,
  avoidGaps: false,
  parts: [],
  acceptsPayAtVenue: true,
  status: 'active',
  version: 3,
}
const later = (from: string, basePriceCents: number) => ({ from, basePriceCents, priceRules: [] })
const rise = (from: string) => ({ from, unit: 'percent' as const, amount: 1_000, roundTo: 1 })

/** Fields with up to three prices planned from a week ago to a month ahead. */
const anyField = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -7, max: 30 }), fc.integer({ min: 1_000, max: 20_000 })), {
    maxLength: 3,
    selector: ([days]) => days,
  })
  .map((planned): StoredField => ({
    ...field,
    nextPrices: planned
      .toSorted(([a], [b]) => a - b)
      .map(([days, cents]) => later(addDays(today, days), cents)),
  }))

it('new prices of today are those of today, and planned ones of later days stay (H1)', () => {
  fc.assert(
    fc.property(anyField, (before) => {
      const { version, nextPrices } = asOf(before, today)
      const outcome = changeFieldPrices(before, { basePriceCents: 7_000, priceRules: [], version }, today)
      const after = outcome.ok ? outcome.changes.fields[0] : before
      expect(asOf(after, today)).toEqual({
        ...before,
        basePriceCents: 7_000,
        nextPrices,
        version: version + 1,
      })
    }),
  )
})

it('a withdrawn change leaves every other day at its price (H1)', () => {
  fc.assert(
    fc.property(anyField, fc.nat({ max: 30 }), (before, days) => {
      const from = addDays(today, days)
      const present = asOf(before, today)
      const outcome = withdrawPrices(before, { from, version: present.version }, today)
      const isPlanned = present.nextPrices.some((each) => each.from === from)
      expect(outcome).toMatchObject(isPlanned ? { ok: true } : { code: 'invalid', field: 'from' })
      if (!outcome.ok) return
      const [after] = outcome.changes.fields
      const day = addDays(from, -1)
      expect(pricingOn(after, day).basePriceCents).toBe(pricingOn(before, day).basePriceCents)
      expect(after.nextPrices).toEqual(present.nextPrices.filter((each) => each.from !== from))
      expect(after.version).toBe(present.version + 1)
    }),
  )
})

it('a change of many prices is one of all fields or of none (H1)', () => {
  fc.assert(
    fc.property(fc.array(anyField, { minLength: 1, maxLength: 3 }), fc.boolean(), (before, isStale) => {
      const wanted = before.map((each, at) => ({
        field: each,
        version: asOf(each, today).version - (isStale && at === 0 ? 1 : 0),
      }))
      const outcome = changeManyPrices(wanted, rise(today), today)
      expect(changedSince(wanted, today)).toHaveLength(isStale ? 1 : 0)
      if (isStale) expect(outcome).toMatchObject({ ok: false, code: 'stale' })
      else
        expect(outcome.ok && outcome.changes.fields.map(({ version }) => version)).toEqual(
          wanted.map(({ version }) => version + 1),
        )
    }),
  )
})

it('refuses a day that has passed, and names the field that a change does not fit (H1)', () => {
  const wanted = [{ field, version: 3 }]
  expect(changeManyPrices(wanted, rise(addDays(today, -1)), today)).toMatchObject({ field: 'from' })
  const archived = [
    ...wanted,
    { field: { ...field, name: 'Velho', status: 'archived' as const }, version: 3 },
  ]
  expect(changeManyPrices(archived, rise(today), today)).toMatchObject({
    field: 'fields',
    message: 'Velho: Está arquivado.',
  })
  const stale = ['Campo 1', 'Campo 2'].map((name) => ({ field: { ...field, name }, version: 2 }))
  expect(changeManyPrices(stale, rise(today), today)).toMatchObject({
    message: 'Alguém mudou “Campo 1”, “Campo 2” agora. Confira os preços e tente de novo.',
  })
  const prices = { basePriceCents: 7_000, priceRules: [], version: 2 }
  expect(changeFieldPrices(field, prices, today)).toMatchObject({ code: 'stale' })
  expect(withdrawPrices(field, { from: today, version: 2 }, today)).toMatchObject({ code: 'stale' })
})
