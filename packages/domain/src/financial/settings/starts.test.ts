import { type DatedEntry, type EntryContext, plain } from '../dated-entry.ts'
import { describe, expect, test } from 'vitest'
import { changeSettings, usualSettings } from './money-settings.ts'
import { startEntries, noStarts, startProblems, startsInputSchema, startsOf } from './starts.ts'

const problems = (input: object) => {
  const read = startsInputSchema.safeParse({ version: 0, ...input })
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message])
}

describe('the beginnings that a company tells', () => {
  test.each([
    [{ cashCents: 5_000 }, 'cashDay', 'Informe em que dia era esse o saldo.'],
    [{ bankDay: '2026-11-01' }, 'bankCents', 'Informe o saldo desse dia.'],
    [{ cashCents: -1, cashDay: '2026-11-01' }, 'cashCents', 'Na gaveta não pode haver menos que nada.'],
    [{ bankCents: 1, bankDay: '2026-02-30' }, 'bankDay', 'Informe um dia que existe.'],
    [{ bankCents: Number.NaN, bankDay: '2026-11-01' }, 'bankCents', 'Informe o saldo, como 1.500,00.'],
    [
      { bankCents: 1_000_000_001, bankDay: '2026-11-01' },
      'bankCents',
      'Use um saldo de até R$\u00a010.000.000,00.',
    ],
  ])('say what is wrong where it is wrong: %o', (input, field, sentence) => {
    expect(problems(input)).toContainEqual([field, sentence])
  })

  test('may be below zero at the bank, nothing, and none', () => {
    expect(
      problems({ bankCents: -20_000, bankDay: '2026-11-01', cashCents: 0, cashDay: '2026-11-01' }),
    ).toEqual([])
    expect(problems({ cashCents: null, cashDay: null })).toEqual([])
    expect(problems({ bankCents: 1_000_000_000, bankDay: '2026-11-01' })).toEqual([])
    expect(problems({ bankCents: -1_000_000_000, bankDay: '2026-11-01' })).toEqual([])
    expect(problems({ bankCents: -1_000_000_001, bankDay: '2026-11-01' })).toHaveLength(1)
    expect(startsOf({ cashCents: 1, bankDay: '2026-11-01' })).toEqual(noStarts)
    expect(startsOf({ cashCents: 0, cashDay: '2026-11-01', bankCents: null })).toEqual({
      cash: { day: '2026-11-01', cents: 0 },
      bank: null,
    })
  })

  test('are of today or before', () => {
    const starts = { cash: { day: '2026-11-21', cents: 1 }, bank: { day: '2026-11-20', cents: 1 } }
    expect(startProblems(starts, '2026-11-20')).toEqual({ cashDay: ['Use hoje ou um dia que já passou.'] })
    expect(startProblems(noStarts, '2026-11-20')).toEqual({})
  })

  test('keep who changed them, from what to what', () => {
    const by = { id: 'c1', at: '2026-11-20T12:00:00.000Z', byId: 'dono' }
    const starts = { cash: null, bank: { day: '2026-11-01', cents: 900 } }
    const told = changeSettings(usualSettings, { starts }, by)
    expect(told).toMatchObject({ version: 1, starts })
    expect(told.changes).toEqual([
      {
        ...by,
        changes: [
          { field: 'bankCents', from: null, to: 900 },
          { field: 'bankDay', from: null, to: '2026-11-01' },
        ],
      },
    ])
    expect(changeSettings(told, { starts }, by)).toBe(told)
  })

  test('are a row of the evening before, and none where there is nothing to add', () => {
    const context: EntryContext = {
      timeZone: 'America/Sao_Paulo',
      field: () => undefined,
      isRacha: () => false,
    }
    const start = (cents: number) => ({ cash: { day: '2026-11-10', cents }, bank: null })
    expect(startEntries([], start(0), context)).toEqual([])
    const row = (day: string, account: 'cash' | 'bank', amountCents: number): DatedEntry => ({
      at: 0,
      entry: {
        ...plain,
        id: day,
        kind: 'transfer',
        source: 'opening',
        day,
        description: '',
        account,
        amountCents,
      },
    })
    const rows = [row('2026-11-09', 'cash', 300), row('2026-11-10', 'cash', 7), row('2026-11-09', 'bank', 9)]
    expect(startEntries(rows, start(500), context)).toMatchObject([{ entry: { amountCents: 200 } }])
    expect(startEntries([], start(500), context)).toMatchObject([
      {
        at: Date.parse('2026-11-10T03:00:00.000Z') - 1,
        entry: { id: 'opening-cash', day: '2026-11-09', account: 'cash', amountCents: 500 },
      },
    ])
  })
})
