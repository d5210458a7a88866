import { describe, expect, it } from 'vitest'
import { doneBy, ledgerOf, tinyCreate } from '../../testing/expense-ledger.ts'
import type { ExpenseCommand } from '../command.ts'

const pay = (expenseId: string, amountCents: number) =>
  ({ type: 'pay', expenseId, amountCents, day: '2026-11-20', method: 'pix' }) as const
const created = (ledger: ReturnType<typeof ledgerOf>, ...given: Parameters<typeof tinyCreate>) =>
  doneBy(ledger.give(tinyCreate(...given))).expenses[0]?.id ?? expect.fail('none was made')

describe('several at once (H5)', () => {
  it('are put into no category that one of them does not have', () => {
    const ledger = ledgerOf()
    const out = created(ledger)
    const income = created(ledger, { kind: 'income', category: 'sponsor' })
    const given = (expenseIds: string[]) => ledger.give({ type: 'categorize', expenseIds, category: 'taxes' })
    expect(given([income])).toMatchObject({ ok: false, field: 'category' })
    expect(given([out, income])).toMatchObject({ ok: false, field: 'category' })
    expect(given([out])).toMatchObject({ ok: true })
  })

  it('are left alone where one of them is of a purchase of stock', () => {
    const ledger = ledgerOf()
    const ids = [created(ledger), created(ledger)]
    const bought = ledger.expenses.get(ids[1] ?? '') ?? expect.fail('none')
    ledger.expenses.set(bought.id, { ...bought, productId: 'agua' })
    expect(ledger.give({ type: 'categorize', expenseIds: ids, category: 'taxes' })).toMatchObject({
      code: 'conflict',
    })
  })

  it('are paid but for what is paid already', () => {
    const ledger = ledgerOf()
    const [paid, open] = [created(ledger), created(ledger, { amountCents: 500 })]
    ledger.give(pay(paid, 300_000))
    const all: ExpenseCommand = {
      type: 'pay_all',
      expenseIds: [paid, open],
      day: '2026-11-19',
      method: 'cash',
    }
    expect(doneBy(ledger.give(all)).expenses.map(({ id }) => id)).toEqual([open])
    expect(ledger.give(all)).toMatchObject({ code: 'conflict', message: 'Já está tudo pago.' })
  })
})

describe('one of several payments (H5)', () => {
  it('is voided, and the others stand', () => {
    const ledger = ledgerOf()
    const id = created(ledger)
    ledger.give(pay(id, 100))
    ledger.give(pay(id, 200))
    const payments = () => ledger.expenses.get(id)?.payments ?? []
    const reasons = () => payments().map(({ voided }) => voided?.reason ?? null)
    const takeBack = (paymentId = '') =>
      ledger.give({ type: 'void_payment', expenseId: id, paymentId, reason: 'Era outra' })
    expect(takeBack('nenhum')).toMatchObject({ code: 'not_found' })
    takeBack(payments()[1]?.id)
    expect(reasons()).toEqual([null, 'Era outra'])
    ledger.give(pay(id, 300))
    ledger.give({ type: 'undo', commandId: 'c5' })
    expect(reasons()).toEqual([null, 'Era outra', 'Desfeito logo depois'])
  })
})

describe('a new one (H5)', () => {
  it('is due within ten years of today', () => {
    const ledger = ledgerOf()
    const on = (dueDay: string) => ledger.give(tinyCreate({ dueDay }))
    expect(on('2016-11-20')).toMatchObject({ ok: true })
    for (const dueDay of ['2016-11-19', '2036-11-21'])
      expect(on(dueDay)).toMatchObject({ field: 'dueDay', message: 'Use um dia entre 2016 e 2036.' })
  })

  it('has its receipt, and of several the first alone', () => {
    const receipt = { name: 'nota.pdf', file: 'data:application/pdf;base64,JVBERi0=' }
    const plan = tinyCreate({ repeats: 'instalments', instalments: 2, receipt })
    const { receipts, expenses } = doneBy(ledgerOf().give(plan))
    expect(receipts).toMatchObject([{ expenseId: expenses[0]?.id, name: 'nota.pdf' }])
    expect(doneBy(ledgerOf().give(tinyCreate())).receipts).toEqual([])
  })
})
