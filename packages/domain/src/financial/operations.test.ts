import { describe, expect, it } from 'vitest'
import { newCompany } from '../companies/operations.ts'
import type { Closing } from './closing.ts'
import type { Entry } from './entry.ts'
import { changeCardTerms, changeStarts, closeMonth, reopenMonth } from './operations.ts'

const AT = '2026-11-20T10:00:00.000Z'
const row = (id: string, day: string) => ({ id, day, amountCents: 100 }) as Entry
const rows = [row('c', '2026-11-02'), row('b', '2026-10-31'), row('a', '2026-09-30')]
const facts = {
  companyId: 'arena',
  closings: [] as Closing[],
  cash: rows,
  accrual: rows.slice(1),
  today: '2026-11-20',
  at: AT,
  byId: 'dono',
}

describe('the closing of a month (H6)', () => {
  it('freezes its rows in both views, and those of before', () => {
    const closing = {
      id: 'arena-2026-10',
      companyId: 'arena',
      month: '2026-10',
      closedAt: AT,
      closedById: 'dono',
      cash: rows.slice(1),
      accrual: rows.slice(1),
    }
    expect(closeMonth('2026-10', facts)).toEqual({ ok: true, changes: { closings: [closing] }, notices: [] })
    const closings = [{ ...closing, id: 'arena-2026-09', month: '2026-09' }]
    expect(closeMonth('2026-10', { ...facts, closings })).toMatchObject({
      changes: { closings: [{ cash: [{ id: 'b' }] }] },
    })
    expect(closeMonth('2026-09', { ...facts, closings })).toMatchObject({ code: 'conflict' })
  })
  it('waits until the month is over', () => {
    expect(closeMonth('2026-11', facts)).toMatchObject({ code: 'conflict' })
    expect(closeMonth('2026-10', { ...facts, today: '2026-10-31' })).toMatchObject({ code: 'conflict' })
    expect(closeMonth('2026-10', { ...facts, today: '2026-11-01' }).ok).toBe(true)
  })
  it('is taken back of the last month alone', () => {
    const closings = ['2026-09', '2026-10'].map((month) => ({ id: `arena-${month}`, month }) as Closing)
    const [before, last] = closings.map((closing) => reopenMonth(closing, closings))
    expect(before).toMatchObject({ ok: false, code: 'not_found' })
    expect(last).toMatchObject({ ok: true, removed: { closings: ['arena-2026-10'] } })
  })
})

describe('what an arena tells of its accounts (H6)', () => {
  const address = { cep: '60115221', street: 'Rua', number: '1', district: 'Centro', city: 'Fortaleza' }
  const company = newCompany(
    { ...address, company_name: 'Arena', cnpj: '48291736000192', state: 'CE' },
    {
      id: 'arena',
      ownerId: 'dono',
      spot: { latitude: 0, longitude: 0, timeZone: 'America/Fortaleza' },
      isTaken: () => false,
    },
  )
  const change = { id: 'cmd', at: AT, byId: 'dono' }
  const starts = { cashCents: 5_000, cashDay: '2026-11-20', bankCents: null, bankDay: null, version: 0 }
  const terms = {
    from: '2026-11-01',
    debitPercent: 1,
    debitDays: 1,
    creditPercent: 3,
    creditDays: 30,
    instalmentsPercent: 4,
    instalmentsDays: 30,
    version: 0,
  }
  it('is kept with who told it, in the version that they have read', () => {
    const told = changeStarts(company, starts, { ...change, today: '2026-11-20' })
    const after = told.ok ? told.changes.companies[0] : expect.fail(told.message)
    expect(after.money).toMatchObject({
      starts: { cash: { cents: 5_000, day: '2026-11-20' }, bank: null },
      version: 1,
      changes: [{ id: 'cmd', at: AT, byId: 'dono' }],
    })
    expect(changeCardTerms(after, terms, change)).toMatchObject({ code: 'stale' })
    expect(changeCardTerms(after, { ...terms, version: 1 }, change)).toMatchObject({
      changes: {
        companies: [{ money: { starts: after.money?.starts, cardTerms: [{ from: '2026-11-01' }] } }],
      },
    })
  })
  it('has no balance of a day that is still to come', () => {
    const told = changeStarts(company, { ...starts, version: 9 }, { ...change, today: '2026-11-19' })
    expect(told).toMatchObject({ code: 'invalid', errors: { cashDay: [expect.any(String)] } })
  })
})
