import { describe, expect, test } from 'vitest'
import { type CardTerms, withTerms } from './card-terms.ts'
import { changeSettings, type MoneySettings, toldStarts, usualSettings } from './money-settings.ts'

const by = { id: 'c1', at: '2026-11-20T12:00:00.000Z', byId: 'dono' }
const terms = (from: string, percent: number): CardTerms => ({
  from,
  debit: { percent: 1, days: 1 },
  credit: { percent, days: 30 },
  instalments: { percent: 5, days: 30 },
})
const june = terms('2026-06-01', 3)
const settings: MoneySettings = { ...usualSettings, cardTerms: [june], version: 1 }
const telling = (next: CardTerms) =>
  changeSettings(settings, { cardTerms: withTerms(settings.cardTerms, next) }, by)

describe('the terms of cards that a company tells (H6)', () => {
  test('are kept with what they change of those that held until then', () => {
    const told = telling(terms('2026-09-01', 2.5))
    expect(told).toMatchObject({ version: 2, cardTerms: [{ from: '2026-06-01' }, { from: '2026-09-01' }] })
    expect(told.changes).toEqual([
      {
        ...by,
        changes: [
          { field: 'from', from: '2026-06-01', to: '2026-09-01' },
          { field: 'creditPercent', from: 3, to: 2.5 },
        ],
      },
    ])
  })

  test('are kept also where they are of before all that were told', () => {
    const told = telling(terms('2026-01-01', 4))
    expect(told).toMatchObject({ version: 2, cardTerms: [{ from: '2026-01-01' }, june] })
    expect(told.changes[0]?.changes).toContainEqual({ field: 'creditPercent', from: null, to: 4 })
  })

  test('take the place of those of the same day', () => {
    const told = telling(terms('2026-06-01', 2))
    expect(told.cardTerms).toEqual([terms('2026-06-01', 2)])
    expect(told.changes[0]?.changes).toEqual([{ field: 'creditPercent', from: 3, to: 2 }])
  })

  test('are the same settings where nothing has changed', () => {
    expect(telling(terms('2026-06-01', 3))).toBe(settings)
  })

  test('stay out of what is told of a change of the beginnings', () => {
    const starts = { cash: { day: '2026-11-01', cents: 0 }, bank: null }
    const told = changeSettings(settings, { starts }, by)
    expect(told.cardTerms).toEqual([june])
    expect(told.changes[0]?.changes).toEqual([
      { field: 'cashCents', from: null, to: 0 },
      { field: 'cashDay', from: null, to: '2026-11-01' },
    ])
  })
})

test('the beginnings fill the fields of their form', () => {
  expect(toldStarts({ cash: null, bank: { day: '2026-11-01', cents: -5 } })).toEqual({
    cashCents: null,
    cashDay: null,
    bankCents: -5,
    bankDay: '2026-11-01',
  })
})
