import { describe, expect, it } from 'vitest'
import { type ExpenseCommand, expenseCommandSchema } from './command.ts'
import { newExpenseSchema } from './expense-input.ts'
import type { Expense } from './expense.ts'
import { expenseSum } from './expense-sum.ts'
import type { Scope } from './expense-words.ts'
import { ledgerOf, tinyCreate } from '../testing/expense-ledger.ts'

const monthly = tinyCreate({ repeats: 'month', dueDay: '2026-10-31' })
const first = ([expense]: Expense[]) => expense ?? expect.fail('nothing there')
const change = (expense: Expense, rest: object = {}) =>
  expenseCommandSchema.parse({ ...expense, type: 'change', expenseId: expense.id, ...rest })
const facts = (expenses: readonly Expense[]) =>
  expenses.map(({ dueDay, amountCents, description }) => `${dueDay} ${description} ${amountCents}`)
const pay = (expenseId: string, amountCents: number, rest: object = {}) =>
  ({ type: 'pay', expenseId, amountCents, day: '2026-11-20', method: 'pix', ...rest }) as const
const refusal = (outcome: object) => outcome as { code?: string; message?: string; field?: string }

describe('a new expense (H5)', () => {
  it('is one, with what was entered', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate({ supplier: ' ', note: '', method: 'boleto' }))
    expect(ledger.all()).toMatchObject([
      { amountCents: 300_000, method: 'boleto', payments: [], series: null, productId: null, version: 1 },
    ])
  })

  it('in instalments is one each month, to the cent', () => {
    const ledger = ledgerOf()
    ledger.give(
      tinyCreate({ repeats: 'instalments', instalments: 3, amountCents: 10_000, dueDay: '2026-12-31' }),
    )
    expect(facts(ledger.all())).toEqual([
      '2026-12-31 Aluguel 3334',
      '2027-01-31 Aluguel 3333',
      '2027-02-28 Aluguel 3333',
    ])
    expect(ledger.read()).toHaveLength(3)
  })

  it.each([
    [{ amountCents: 0 }, 'amountCents', 'Use um valor maior que zero.'],
    [{ amountCents: 1_200_000_000 }, 'amountCents', 'Use um valor de até R$ 10.000.000,00.'],
    [
      { amountCents: 1, repeats: 'instalments', instalments: 3 },
      'instalments',
      'R$ 0,01 não se divide em 3: cada parcela precisa de 1 centavo, ao menos.',
    ],
    [{ repeats: 'instalments', instalments: 61 }, 'instalments', 'Use de 2 a 60 parcelas.'],
    [{ repeats: 'instalments' }, 'instalments', 'Informe em quantas parcelas.'],
    [{ description: ' ' }, 'description', 'Informe do que se trata.'],
    [{ dueDay: '2026-02-30' }, 'dueDay', 'Informe o dia do vencimento.'],
  ])('of %j is refused at its field', (rest, field, sentence) => {
    const issues = newExpenseSchema.safeParse({ ...tinyCreate(), ...rest }).error?.issues ?? []
    expect(issues.map(({ path, message }) => [path[0], message.replaceAll('\u00a0', ' ')])).toEqual([
      [field, sentence],
    ])
  })

  it('takes the categories of its kind alone, and days near today', () => {
    const ledger = ledgerOf()
    expect(refusal(ledger.give(tinyCreate({ category: 'sponsor' }))).field).toBe('category')
    expect(refusal(ledger.give(tinyCreate({ kind: 'income', category: 'rent' }))).field).toBe('category')
    expect(ledger.give(tinyCreate({ kind: 'income', category: 'sponsor' })).ok).toBe(true)
    expect(refusal(ledger.give(tinyCreate({ dueDay: '2036-11-21' }))).field).toBe('dueDay')
    expect(ledger.give(tinyCreate({ dueDay: '2036-11-20' })).ok).toBe(true)
    expect(refusal(ledger.give(tinyCreate({ repeats: 'week', dueDay: '2025-11-19' }))).field).toBe('dueDay')
    expect(ledger.give(tinyCreate({ repeats: 'week', dueDay: '2025-11-20' })).ok).toBe(true)
  })
})

describe('a new expense that is paid already (H5)', () => {
  const paid = { paidDay: '2026-11-18', method: 'cash' } as const
  const paidOf = (expenses: readonly Expense[]) => expenses.map((each) => expenseSum(each).leftCents === 0)

  it('has its payment, whole, of that day and method', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate(paid))
    expect(first(ledger.all()).payments).toMatchObject([
      { day: '2026-11-18', method: 'cash', amountCents: 300_000, voided: null },
    ])
  })

  it('of several is the first alone, and undone with them as one', () => {
    const ledger = ledgerOf()
    const plan = { repeats: 'instalments', instalments: 3, amountCents: 10_000 } as const
    ledger.give(tinyCreate({ ...plan, ...paid }))
    expect(paidOf(ledger.all())).toEqual([true, false, false])
    expect(first(ledger.all()).payments).toMatchObject([{ amountCents: 3334 }])
    expect(ledger.give({ type: 'undo', commandId: 'c1' }).ok).toBe(true)
    expect(ledger.all()).toEqual([])
    ledger.give({ ...monthly, ...paid })
    expect(paidOf(ledger.all())).toEqual([true, false, false])
    const [, second] = ledger.all()
    ledger.give(pay(second?.id ?? '', 1))
    expect(refusal(ledger.give({ type: 'undo', commandId: 'c3' })).code).toBe('not_undoable')
  })

  it('is refused for a day to come, and for a recurrence whose first is not there yet', () => {
    const ledger = ledgerOf()
    expect(refusal(ledger.give(tinyCreate({ ...paid, paidDay: '2026-11-21' }))).field).toBe('paidDay')
    const later = tinyCreate({ ...paid, repeats: 'month', dueDay: '2027-01-05' })
    expect(refusal(ledger.give(later)).field).toBe('dueDay')
    expect(ledger.all()).toEqual([])
  })

  it('asks for its day and its method', () => {
    const fieldsOf = (rest: object) =>
      (newExpenseSchema.safeParse({ ...tinyCreate(), ...rest }).error?.issues ?? []).map(
        ({ path }) => path[0],
      )
    expect(fieldsOf({ paid: true })).toEqual(['paidDay', 'method'])
    expect(fieldsOf({ paid: true, ...paid })).toEqual([])
    expect(fieldsOf({ paid: false, paidDay: '2026-11-18' })).toEqual([])
    expect(expenseCommandSchema.safeParse(tinyCreate({ paidDay: '2026-11-18' })).success).toBe(false)
  })
})

describe('a payment (H5)', () => {
  it('may be a part, never more than is left, and never of a day to come', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate())
    const { id } = first(ledger.all())
    expect(ledger.give(pay(id, 100_000)).ok).toBe(true)
    expect(refusal(ledger.give(pay(id, 200_001)))).toMatchObject({ field: 'amountCents' })
    expect(refusal(ledger.give(pay(id, 1, { day: '2026-11-21' })))).toMatchObject({ field: 'day' })
    expect(ledger.give(pay(id, 200_000)).ok).toBe(true)
    expect(refusal(ledger.give(pay(id, 1))).code).toBe('conflict')
  })

  it('is voided with a reason, once, and then counts no more', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate())
    const { id } = first(ledger.all())
    ledger.give(pay(id, 300_000))
    const paymentId = first(ledger.all()).payments[0]?.id ?? ''
    const voided = { type: 'void_payment', expenseId: id, paymentId, reason: 'Era outra' } as const
    expect(ledger.give(voided).ok).toBe(true)
    expect(refusal(ledger.give(voided)).code).toBe('already_undone')
    expect(ledger.give(pay(id, 300_000)).ok).toBe(true)
    expect(first(ledger.all()).payments.map((each) => each.voided?.reason)).toEqual(['Era outra', undefined])
  })

  it('of several is what is left of each', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate())
    ledger.give(tinyCreate({ amountCents: 500 }))
    const ids = ledger.all().map(({ id }) => id)
    ledger.give(pay(ids[0] ?? '', 100))
    ledger.give({ type: 'pay_all', expenseIds: ids, day: '2026-11-19', method: 'cash' })
    expect(ledger.all().map(({ payments }) => payments.map(({ amountCents }) => amountCents))).toEqual([
      [100, 299_900],
      [500],
    ])
  })

  it('keeps its expense: no lower amount, and no deletion', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate())
    ledger.give(pay(first(ledger.all()).id, 1000))
    const expense = first(ledger.all())
    expect(refusal(ledger.give(change(expense, { amountCents: 999 })))).toMatchObject({
      field: 'amountCents',
    })
    expect(ledger.give(change(expense, { amountCents: 1000 })).ok).toBe(true)
    const gone = ledger.give({ type: 'delete', expenseIds: [expense.id], scope: 'one' })
    expect(refusal(gone).message).toBe('Já tem pagamento. Desfaça o pagamento antes de apagar.')
  })
})

describe('a recurrence is changed (H5)', () => {
  const third = (scope: Scope, rest: object) => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    const middle = ledger.read()[1] ?? expect.fail('no second one')
    ledger.give(change(middle, { scope, ...rest }))
    ledger.moveTo('2027-02-01')
    return facts(ledger.read())
  }

  it('for this one', () => {
    expect(third('one', { amountCents: 5, dueDay: '2026-11-25' })).toEqual([
      '2026-10-31 Aluguel 300000',
      '2026-11-25 Aluguel 5',
      '2026-12-31 Aluguel 300000',
      '2027-01-31 Aluguel 300000',
      '2027-02-28 Aluguel 300000',
    ])
  })

  it('for this one and the next, and the 31st stays the 31st', () => {
    expect(third('following', { amountCents: 5 })).toEqual([
      '2026-10-31 Aluguel 300000',
      '2026-11-30 Aluguel 5',
      '2026-12-31 Aluguel 5',
      '2027-01-31 Aluguel 5',
      '2027-02-28 Aluguel 5',
    ])
  })

  it('for all, on another day', () => {
    expect(third('all', { description: 'Terreno', dueDay: '2026-11-10' })).toEqual([
      '2026-10-10 Terreno 300000',
      '2026-11-10 Terreno 300000',
      '2026-12-10 Terreno 300000',
      '2027-01-10 Terreno 300000',
      '2027-02-10 Terreno 300000',
      '2027-03-10 Terreno 300000',
    ])
  })

  it('and what is paid stays as it is, and an amount of its own where the amount is not changed', () => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    const [october, november, december] = ledger.read()
    ledger.give(pay(october?.id ?? '', 300_000))
    ledger.give(change(december ?? expect.fail('none'), { scope: 'one', amountCents: 7 }))
    ledger.give(change(november ?? expect.fail('none'), { scope: 'all', description: 'Terreno' }))
    expect(facts(ledger.all())).toEqual([
      '2026-10-31 Aluguel 300000',
      '2026-11-30 Terreno 300000',
      '2026-12-31 Terreno 7',
    ])
  })

  it('is refused when somebody was faster', () => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    const old = first(ledger.read())
    ledger.give(change(old, { scope: 'one', amountCents: 9 }))
    expect(refusal(ledger.give(change(old, { scope: 'one' }))).code).toBe('stale')
  })
})

describe('a recurrence is deleted (H5)', () => {
  const after = (scope: Scope) => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    ledger.give(pay(first(ledger.read()).id, 1))
    ledger.give({ type: 'delete', expenseIds: [ledger.all()[1]?.id ?? ''], scope })
    ledger.moveTo('2027-02-01')
    const left = ledger.read().map(({ dueDay }) => dueDay)
    ledger.give({ type: 'undo', commandId: 'c3' })
    return [left, ledger.read().map(({ dueDay }) => dueDay)]
  }
  const all = ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']

  it('for this one, for the next too, or for all but what is paid; and undone as one', () => {
    expect(after('one')).toEqual([['2026-10-31', '2026-12-31', '2027-01-31', '2027-02-28'], all])
    expect(after('following')).toEqual([['2026-10-31'], all])
    expect(after('all')).toEqual([['2026-10-31'], all])
  })
})

describe('undoing (H5)', () => {
  it('takes a new one away with all that came of it', () => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    ledger.moveTo('2027-02-01')
    expect(ledger.read().length).toBeGreaterThan(3)
    ledger.give({ type: 'undo', commandId: 'c1' })
    expect([ledger.read(), ledger.series.size]).toEqual([[], 0])
  })

  it('voids a payment, and puts a change and a category back', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate())
    const { id } = first(ledger.all())
    ledger.give({ type: 'categorize', expenseIds: [id], category: 'taxes' })
    ledger.give({ type: 'undo', commandId: 'c2' })
    expect(first(ledger.all()).category).toBe('rent')
    ledger.give(pay(id, 300_000))
    ledger.give({ type: 'undo', commandId: 'c4' })
    expect(first(ledger.all()).payments[0]?.voided).toMatchObject({ byId: 'owner' })
    expect(refusal(ledger.give({ type: 'undo', commandId: 'c4' })).code).toBe('already_undone')
  })

  it('of a change makes nothing again that has come meanwhile', () => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    ledger.give(change(first(ledger.read()), { scope: 'following', description: 'Terreno' }))
    ledger.moveTo('2027-02-01')
    const days = ledger.read().map(({ dueDay }) => dueDay)
    expect(ledger.give({ type: 'undo', commandId: 'c2' }).ok).toBe(true)
    expect(ledger.read().map(({ dueDay }) => dueDay)).toEqual(days)
    expect(first(ledger.all()).description).toBe('Aluguel')
  })

  it('is refused once somebody has changed the same', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate())
    const { id } = first(ledger.all())
    ledger.give({ type: 'categorize', expenseIds: [id], category: 'taxes' })
    ledger.give(pay(id, 1))
    expect(refusal(ledger.give({ type: 'undo', commandId: 'c2' })).code).toBe('not_undoable')
    expect(refusal(ledger.give({ type: 'undo', commandId: 'c1' })).code).toBe('not_undoable')
  })
})

describe('the expense of a purchase of stock (H4, H5)', () => {
  it('is paid here, and neither changed nor deleted', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate())
    const bought = { ...first(ledger.all()), productId: 'agua' }
    ledger.expenses.set(bought.id, bought)
    const sentence = 'Essa despesa é de uma compra de estoque. Ela muda no produto.'
    expect(refusal(ledger.give(change(bought))).message).toBe(sentence)
    const ids = { expenseIds: [bought.id] }
    expect(refusal(ledger.give({ type: 'delete', ...ids, scope: 'one' })).message).toBe(sentence)
    expect(refusal(ledger.give({ type: 'categorize', ...ids, category: 'other' })).message).toBe(sentence)
    expect(ledger.give(pay(bought.id, 300_000)).ok).toBe(true)
  })
})

it('is nobody else’s: another company’s is not found', () => {
  const ledger = ledgerOf()
  ledger.give(tinyCreate())
  const theirs = { ...first(ledger.all()), id: 'theirs', companyId: 'other' }
  ledger.expenses.set('theirs', theirs)
  const expenseIds = ['theirs']
  const commands: ExpenseCommand[] = [
    change(theirs),
    pay('theirs', 1),
    { type: 'delete', expenseIds, scope: 'one' },
    { type: 'pay_all', expenseIds, day: '2026-11-20', method: 'pix' },
    { type: 'categorize', expenseIds, category: 'other' },
    { type: 'undo', commandId: 'nothing' },
  ]
  const outcomes = commands.map((command) => refusal(ledger.give(command)).code)
  expect(new Set(outcomes)).toEqual(new Set(['not_found']))
})
