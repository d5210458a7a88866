import { describe, expect, it } from 'vitest'
import { doneBy, ledgerOf, tinyCreate } from '../../testing/expense-ledger.ts'
import { expenseCommandSchema } from '../command.ts'
import type { Expense } from '../expense.ts'

const monthly = tinyCreate({ repeats: 'month', dueDay: '2026-10-31' })
const change = (expense: Expense | undefined, rest: object) =>
  expenseCommandSchema.parse({ ...expense, type: 'change', expenseId: expense?.id, ...rest })
const pay = (expenseId = '', amountCents = 1) =>
  ({ type: 'pay', expenseId, amountCents, day: '2026-11-20', method: 'pix' }) as const
const undo = (commandId: string) => ({ type: 'undo', commandId }) as const
const touched = {
  ok: false,
  code: 'not_undoable',
  message: 'Alguma delas já mudou depois. Acerte uma por uma.',
}
const never = { ok: false, code: 'not_undoable', message: 'Isso não dá para desfazer.' }

describe('taking back (H5)', () => {
  it('is not taken back itself, nor is a payment that was voided', () => {
    const ledger = ledgerOf()
    const { id } = doneBy(ledger.give(tinyCreate())).expenses[0] ?? expect.fail('none')
    const paid = doneBy(ledger.give(pay(id))).expenses[0]
    ledger.give({
      type: 'void_payment',
      expenseId: id,
      paymentId: paid?.payments[0]?.id ?? '',
      reason: 'Erro',
    })
    expect(ledger.give(undo('c3'))).toMatchObject(never)
    ledger.give({ type: 'categorize', expenseIds: [id], category: 'taxes' })
    expect(ledger.give(undo('c4'))).toMatchObject({ ok: true })
    expect(ledger.give(undo('c5'))).toMatchObject(never)
  })

  it('of the payment of several voids each of them, and leaves earlier ones', () => {
    const ledger = ledgerOf()
    const [a, b] = [1, 2].map(() => doneBy(ledger.give(tinyCreate())).expenses[0]?.id ?? '')
    ledger.give(pay(a, 100))
    ledger.give({ type: 'pay_all', expenseIds: [a ?? '', b ?? ''], day: '2026-11-20', method: 'cash' })
    ledger.give(undo('c4'))
    const standing = ledger.all().map(({ payments }) => payments.map(({ voided }) => voided?.reason ?? null))
    expect(standing).toEqual([[null, 'Desfeito logo depois'], ['Desfeito logo depois']])
  })

  it('makes a newer version of what it restores, so that nobody writes over it unseen', () => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    ledger.give(change(ledger.read()[0], { scope: 'all', amountCents: 5 }))
    const back = doneBy(ledger.give(undo('c2')))
    expect(back.expenses.map(({ version }) => version)).toEqual(back.expenses.map(() => 3))
    expect(back.series.map(({ version }) => version)).toEqual([3])
  })

  it('of a new recurrence removes each that came of it, once', () => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    ledger.moveTo('2027-02-01')
    const ids = ledger.read().map(({ id }) => id)
    const { removedIds, removedSeriesIds } = doneBy(ledger.give(undo('c1')))
    expect(removedIds).toHaveLength(ids.length)
    expect(new Set(removedIds)).toEqual(new Set(ids))
    expect(removedSeriesIds).toHaveLength(1)
  })

  it('of a new recurrence is refused once any that came of it later is paid', () => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    ledger.moveTo('2027-02-01')
    ledger.give(pay(ledger.read().at(-1)?.id))
    expect(ledger.give(undo('c1'))).toMatchObject(touched)
  })

  it('is refused where the recurrence was changed since, for others than those of the command', () => {
    const ledger = ledgerOf()
    ledger.give(monthly)
    ledger.give(change(ledger.read()[0], { scope: 'all', amountCents: 5 }))
    ledger.moveTo('2027-02-01')
    const later = ledger.read().at(-1)
    expect(ledger.give(change(later, { scope: 'following', amountCents: 7 }))).toMatchObject({ ok: true })
    expect(ledger.give(undo('c2'))).toMatchObject(touched)
  })

  it('is refused where what the command removed is there again', () => {
    const ledger = ledgerOf()
    const made = doneBy(ledger.give(tinyCreate())).expenses[0] ?? expect.fail('none')
    ledger.give({ type: 'delete', expenseIds: [made.id], scope: 'one' })
    ledger.expenses.set(made.id, made)
    expect(ledger.give(undo('c2'))).toMatchObject(touched)
  })
})
