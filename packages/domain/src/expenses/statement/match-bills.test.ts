import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledgerOf } from '../../testing/expense-ledger.ts'
import { billKey, type OpenBill } from './bill.ts'
import { hasName } from './match-bill.ts'
import { type Books, matchStatement } from './match-statement.ts'
import type { MatchedLine, StatementLine } from './statement-line.ts'

const bill = (id: string, name: string, rest: Partial<OpenBill> = {}): OpenBill => ({
  ref: { of: 'series', id, month: '2026-11' },
  name,
  what: 'Mensalista, 11/2026',
  leftCents: 48_000,
  dueDay: '2026-11-10',
  since: '2026-10-17',
  accounts: [{ id, leftCents: 48_000 }],
  ...rest,
})
const line = (text: string, rest: Partial<StatementLine> = {}): StatementLine => ({
  key: text,
  day: '2026-11-12',
  amountCents: 48_000,
  text,
  ...rest,
})
const books = (rest: Partial<Books> = {}): Books => ({
  expenses: [],
  bills: [],
  received: [],
  isTaken: () => false,
  today: '2026-11-20',
  ...rest,
})
const found = (lines: StatementLine[], rest: Partial<Books>) =>
  matchStatement(lines, books(rest)).map(({ fate, bills }) => [fate, ...bills.map(({ ref }) => ref.id)])
const tereza = bill('tereza', 'Tereza de Queiroz')

describe('a Pix and the bill that it pays (H5, rule 10)', () => {
  it.each([
    ['PIX RECEBIDO TEREZA QUEIROZ', 'Tereza de Queiroz', true],
    ['Pix · Rem: TEREZA M QUEIR', 'Tereza de Queiroz', true],
    ['PIX TEREZA SOUZA', 'Tereza de Queiroz', false],
    ['PIX JOSE QUEIROZ', 'Tereza de Queiroz', false],
    ['PIX BIA', 'Bia', true],
    ['PIX DE TEREZA', 'Tereza de', true],
    ['PIX TEREZA DE', 'Tereza de Queiroz', false],
    ['PIX TEREZA QU', 'Tereza de Queiroz', false],
    ['PIX TEREZA QUE', 'Tereza de Queiroz', true],
    ['PIX TEREZA LIMA', 'Tereza Rocha Lima', true],
    ['PIX', '', false],
    ['PIX', '· - ·', false],
  ])('%s has the name of %s: %s', (text, name, has) => {
    expect(hasName(text, name)).toBe(has)
  })

  it('is the payment of the bill with its amount and name, not new income', () => {
    expect(found([line('PIX TEREZA QUEIROZ')], { bills: [tereza, bill('caio', 'Caio Lima')] })).toEqual([
      ['pays', 'tereza'],
    ])
  })

  it('is not that of another amount, nor of a bill that came later', () => {
    const [text] = ['PIX TEREZA QUEIROZ']
    expect(found([line(text, { amountCents: 47_999 })], { bills: [tereza] })).toEqual([['new']])
    expect(found([line(text, { day: '2026-10-16' })], { bills: [tereza] })).toEqual([['new']])
    expect(found([line(text, { day: '2026-10-17' })], { bills: [tereza] })).toEqual([['pays', 'tereza']])
  })

  it('shows both where two fit, and takes none by itself', () => {
    const october = bill('tereza', 'Tereza de Queiroz', {
      ref: { of: 'series', id: 'before', month: '2026-10' },
      dueDay: '2026-10-10',
    })
    expect(found([line('PIX TEREZA QUEIROZ')], { bills: [tereza, october] })).toEqual([
      ['choose', 'before', 'tereza'],
    ])
  })

  it('takes one bill by one transaction', () => {
    const lines = [line('PIX TEREZA QUEIROZ'), line('TED TEREZA QUEIROZ')]
    expect(found(lines, { bills: [tereza] })).toEqual([['pays', 'tereza'], ['new']])
  })

  it('offers the bills of its amount where nobody is named, and takes none', () => {
    expect(found([line('PIX RECEBIDO')], { bills: [tereza] })).toEqual([['new', 'tereza']])
    const many = Array.from({ length: 11 }, (_, at) => bill(`${at}`, 'Bia', { dueDay: `2026-11-${20 - at}` }))
    expect(found([line('PIX RECEBIDO')], { bills: many })[0]?.slice(1)).toEqual(
      many
        .toReversed()
        .slice(0, 10)
        .map(({ ref }) => ref.id),
    )
  })

  it('offers them by their due day, and those of one day as they come', () => {
    const due = ([id, dueDay]: readonly [string, string]) => bill(id, 'Bia', { dueDay })
    const days = [
      ['c', '2026-11-12'],
      ['a', '2026-11-10'],
      ['d', '2026-11-13'],
      ['b', '2026-11-10'],
    ] as const
    expect(found([line('PIX RECEBIDO')], { bills: days.map(due) })).toEqual([['new', 'a', 'b', 'c', 'd']])
  })

  it('leaves those to choose from to the other transactions as well', () => {
    const october = bill('before', 'Tereza de Queiroz', { dueDay: '2026-10-10' })
    const lines = [line('PIX TEREZA QUEIROZ'), line('TED TEREZA QUEIROZ')]
    expect(found(lines, { bills: [tereza, october] })).toEqual([
      ['choose', 'before', 'tereza'],
      ['choose', 'before', 'tereza'],
    ])
  })

  it('is known where the same money has come already', () => {
    const received = [{ id: 'p', day: '2026-11-12', amountCents: 48_000, name: 'Tereza de Queiroz' }]
    expect(found([line('PIX RECEBIDO'), line('PIX TEREZA QUEIROZ')], { bills: [], received })).toEqual([
      ['new'],
      ['known'],
    ])
    expect(found([line('PIX RECEBIDO')], { received })).toEqual([['known']])
    expect(found([line('PIX', { day: '2026-11-13' })], { received })).toEqual([['new']])
  })

  it('never takes a bill twice, whatever comes in whatever order', () => {
    const names = ['Tereza Queiroz', 'Caio Lima', 'Bia Rocha']
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names, 'PIX'), fc.constantFrom(100, 200)), { maxLength: 12 }),
        fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(100, 200)), { maxLength: 8 }),
        (given, owed) => {
          const lines = given.map(([text, amountCents], at) => line(text, { key: `${at}`, amountCents }))
          const bills = owed.map(([name, leftCents], at) => bill(`${at}`, name, { leftCents }))
          const matched = matchStatement(lines, books({ bills }))
          const paid = matched.filter(({ fate }) => fate === 'pays').flatMap((each) => each.bills)
          expect(new Set(paid.map(({ ref }) => billKey(ref))).size).toBe(paid.length)
          for (const { fate, bills: offered, amountCents } of matched) {
            expect(offered.every(({ leftCents }) => leftCents === amountCents)).toBe(true)
            if (fate === 'pays') expect(offered).toHaveLength(1)
          }
        },
      ),
    )
  })
})

describe('taking a transaction as the payment of a bill (H5, rule 10)', () => {
  const taken = ({ key, day, amountCents, text, category, bills }: MatchedLine) => {
    const [first] = bills
    const facts = { key, day, amountCents, text, category, expenseId: null }
    return first ? { ...facts, bill: first.ref } : facts
  }
  const give = (lines: StatementLine[], bills: OpenBill[]) => {
    const made = ledgerOf('2026-11-20', bills)
    const offered = lines.map((each) => matchStatement([each], books({ bills }))[0])
    const outcome = made.give({
      type: 'take_statement',
      lines: offered.flatMap((each) => (each ? [taken(each)] : [])),
    })
    return { made, outcome }
  }

  it('makes no income of it, and frees the bill when it is undone', () => {
    const { made, outcome } = give([line('PIX TEREZA QUEIROZ')], [tereza])
    const paid = { amountCents: 48_000, statementKey: 'PIX TEREZA QUEIROZ' }
    const steps = [{ ref: tereza.ref, step: { paid } }]
    expect(outcome).toMatchObject({ ok: true, changes: { expenses: [] }, steps })
    expect(made.all()).toEqual([])
    expect(made.give({ type: 'undo', commandId: 'c1' })).toMatchObject({
      ok: true,
      steps: [{ ref: tereza.ref, step: { paid: null } }],
    })
  })

  it('refuses a bill twice, a bill that has changed, and a booking with the shares of it', () => {
    const twice = [line('PIX TEREZA QUEIROZ'), line('TED TEREZA QUEIROZ')]
    const message = 'Mensalista, 11/2026, de Tereza de Queiroz, já mudou. Escolha o arquivo de novo.'
    expect(give(twice, [tereza]).outcome).toMatchObject({ ok: false, message })
    const made = ledgerOf('2026-11-20', [{ ...tereza, leftCents: 1 }])
    const [matched] = matchStatement([line('PIX TEREZA QUEIROZ')], books({ bills: [tereza] }))
    expect(made.give({ type: 'take_statement', lines: matched ? [taken(matched)] : [] })).toMatchObject({
      ok: false,
      code: 'conflict',
    })
    const accounts = [{ id: 'booking 1', leftCents: 48_000 }]
    const booking = bill('1', 'Caio Lima', { ref: { of: 'booking', id: '1' }, accounts })
    const share = bill('2', 'Bia Rocha', {
      ref: { of: 'share', id: '2', personId: 'bia' },
      leftCents: 100,
      accounts,
    })
    const both = [line('PIX BIA ROCHA', { amountCents: 100 }), line('PIX CAIO LIMA')]
    expect(give(both, [booking, share]).outcome).toMatchObject({ ok: false, code: 'conflict' })
    expect(give(both.slice(0, 1), [booking, share]).outcome).toMatchObject({ ok: true })
  })
})
