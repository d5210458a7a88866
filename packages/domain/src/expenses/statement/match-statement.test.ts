import { describe, expect, it } from 'vitest'
import { ledgerOf, tinyCreate } from '../../testing/expense-ledger.ts'
import { validPayments } from '../expense-sum.ts'
import { type Books, matchStatement as match } from './match-statement.ts'
import type { Expense } from '../expense.ts'
import type { MatchedLine, StatementLine } from './statement-line.ts'

const line = (day: string, amountCents: number, text = 'Boleto', time = 1): StatementLine => ({
  key: `${day} ${amountCents} ${text} ${time}`,
  day,
  amountCents,
  text,
})
const books: Books = { expenses: [], bills: [], received: [], isTaken: () => false, today: '2026-11-20' }
const matchStatement = (lines: StatementLine[], expenses: Expense[]) => {
  const keys = new Set(
    expenses.flatMap((each) => validPayments(each).map(({ statementKey }) => statementKey)),
  )
  return match(lines, { ...books, expenses, isTaken: (key) => keys.has(key) })
}
const taken = (lines: MatchedLine[]) =>
  ({
    type: 'take_statement',
    lines: lines
      .filter(({ fate }) => fate !== 'known')
      .map(({ key, day, amountCents, text, pays, category }) => {
        return { key, day, amountCents, text, category, expenseId: pays?.id ?? null }
      }),
  }) as const

describe('a statement (H5)', () => {
  const ledger = () => {
    const made = ledgerOf()
    made.give(
      tinyCreate({ dueDay: '2026-11-15', description: 'Energia', supplier: 'Enel', category: 'energy' }),
    )
    made.give(tinyCreate({ dueDay: '2026-11-05', description: 'Água', amountCents: 300_000 }))
    made.give(tinyCreate({ dueDay: '2026-11-01', amountCents: 500 }))
    const paid = made.all()[0]?.id ?? ''
    made.give({ type: 'pay', expenseId: paid, amountCents: 500, day: '2026-11-01', method: 'pix' })
    return made
  }
  const lines = [
    line('2026-11-14', -300_000),
    line('2026-11-16', -300_000),
    line('2026-11-17', -300_000, 'PGTO ENEL CEARA'),
    line('2026-11-01', -500),
    line('2026-11-18', 300_000, 'Pix recebido'),
  ]

  it('pays what is open with that amount and nearest, each once; knows what was entered; the rest is new', () => {
    const matched = matchStatement(lines, ledger().all())
    expect(
      matched.map(({ fate, kind, category, pays }) => [fate, kind, category, pays?.dueDay ?? null]),
    ).toEqual([
      ['pays', 'expense', 'energy', '2026-11-15'],
      ['pays', 'expense', 'rent', '2026-11-05'],
      ['new', 'expense', 'energy', null],
      ['known', 'expense', 'other', null],
      ['new', 'income', 'other_income', null],
    ])
  })

  it('taken twice counts once, and is undone as one', () => {
    const made = ledger()
    const before = made.all()
    expect(made.give(taken(matchStatement(lines, made.all()))).ok).toBe(true)
    expect(new Set(matchStatement(lines, made.all()).map(({ fate }) => fate))).toEqual(new Set(['known']))
    expect(made.give(taken(matchStatement(lines, before)))).toMatchObject({ ok: false, code: 'conflict' })
    expect(made.all()).toHaveLength(5)
    expect(made.give({ type: 'undo', commandId: 'c5' }).ok).toBe(true)
    const facts = (all: typeof before) => all.map(({ version: _, ...rest }) => rest)
    expect(facts(made.all())).toEqual(facts(before))
  })

  it('is not taken before its day has come', () => {
    const [today, ahead] = matchStatement([line('2026-11-20', -7), line('2026-11-21', -7)], [])
    expect([today?.fate, ahead?.fate]).toEqual(['new', 'ahead'])
  })

  it('with a day to come, or an expense that is paid meanwhile, changes nothing', () => {
    const made = ledger()
    const late = taken(matchStatement(lines.slice(0, 1), made.all()))
    const tomorrow = taken(matchStatement([line('2026-11-21', -7)], made.all()))
    expect(made.give(tomorrow)).toMatchObject({ ok: false, code: 'conflict' })
    made.give({
      type: 'pay',
      expenseId: late.lines[0]?.expenseId ?? '',
      amountCents: 1,
      day: '2026-11-19',
      method: 'pix',
    })
    expect(made.give(late)).toMatchObject({
      ok: false,
      message: 'Energia já mudou. Escolha o arquivo de novo.',
    })
  })
})

describe('what a transaction is (H5)', () => {
  const open = (id: string, dueDay: string, rest: Partial<Expense> = {}): Expense => ({
    id,
    companyId: 'arena',
    kind: 'expense',
    description: id,
    supplier: null,
    category: 'rent',
    amountCents: 500,
    dueDay,
    method: null,
    note: null,
    payments: [],
    series: null,
    productId: null,
    version: 1,
    createdAt: '2026-11-01T12:00:00.000Z',
    ...rest,
  })
  const payment = (id: string, rest: object = {}) => ({
    id,
    day: '2026-11-10',
    method: 'pix' as const,
    amountCents: 500,
    at: '2026-11-10T12:00:00.000Z',
    byId: null,
    voided: null,
    ...rest,
  })
  const paysOf = (expenses: Expense[], ...lines: StatementLine[]) =>
    match(lines, { ...books, expenses }).map(({ fate, pays }) => pays?.id ?? fate)

  it('is the payment of what is due within fifteen days, before or after', () => {
    const due = (dueDay: string) => paysOf([open('luz', dueDay)], line('2026-11-16', -500))
    expect(['2026-11-01', '2026-12-01'].map(due)).toEqual([['luz'], ['luz']])
    expect(['2026-10-31', '2026-12-02'].map(due)).toEqual([['new'], ['new']])
  })

  it('is the payment of the nearest, each by one transaction', () => {
    const expenses = [open('far', '2026-11-01'), open('near', '2026-11-09')]
    const same = line('2026-11-10', -500)
    expect(paysOf(expenses, same, { ...same, key: 'b' }, { ...same, key: 'c' })).toEqual([
      'near',
      'far',
      'new',
    ])
  })

  it('is known where it was entered by hand, once for each payment, and not where that was voided', () => {
    const twice = open('luz', '2026-11-10', {
      amountCents: 1_000,
      payments: [payment('a'), payment('b'), payment('c', { statementKey: 'k' })],
    })
    const same = line('2026-11-10', -500)
    expect(paysOf([twice], same, { ...same, key: 'b' }, { ...same, key: 'c' })).toEqual([
      'known',
      'known',
      'new',
    ])
    const voided = { at: '2026-11-11T12:00:00.000Z', byId: null, reason: 'Erro' }
    const undone = open('luz', '2026-11-10', { amountCents: 900, payments: [payment('a', { voided })] })
    expect(paysOf([undone], same)).toEqual(['new'])
    expect(paysOf([twice], line('2026-11-11', -500), line('2026-11-10', -501))).toEqual(['new', 'new'])
  })

  it('is of its own kind', () => {
    const income = open('aula', '2026-11-10', { kind: 'income', category: 'lessons' })
    expect(paysOf([income], line('2026-11-10', -500), line('2026-11-10', 500))).toEqual(['new', 'aula'])
  })

  it('has the category of the last that was called alike, by a word of four letters that says something', () => {
    const expenses = [
      open('Energia', '2026-01-01', { category: 'energy', supplier: 'Enel' }),
      open('Energia do bar', '2026-02-01', { category: 'stock' }),
      open('Pagamento 12345', '2026-02-01', { category: 'taxes' }),
    ]
    const category = (text: string) =>
      match([line('2026-11-10', -7, text)], { ...books, expenses })[0]?.category
    expect(category('PGTO ENEL')).toBe('energy')
    expect(category('Conta de energia')).toBe('stock')
    expect(category('Pagamento de boleto 12345')).toBe('other')
    expect(category('um bar do')).toBe('other')
  })

  it('has the category of its own kind, by words that have figures in them as well', () => {
    const expenses = [
      open('Aula de tênis', '2026-01-01', { kind: 'income', category: 'lessons' }),
      open('Posto24', '2026-01-01', { category: 'energy' }),
      open('99food', '2026-02-01', { category: 'stock' }),
    ]
    const category = (text: string, cents: number) =>
      match([line('2026-11-10', cents, text)], { ...books, expenses })[0]?.category
    expect([category('Pix aula', 7), category('Pix aula', -7)]).toEqual(['lessons', 'other'])
    expect([category('POSTO24 SUL', -7), category('99FOOD', -7)]).toEqual(['energy', 'stock'])
    expect([category('POSTO24 SUL', 7), category('99FOOD', 7)]).toEqual(['other_income', 'other_income'])
  })
})
