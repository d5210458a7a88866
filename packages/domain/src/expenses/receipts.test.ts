import { describe, expect, it } from 'vitest'
import { ledgerOf, tinyCreate } from '../testing/expense-ledger.ts'
import type { Expense } from './expense.ts'
import { addReceipt } from './receipts.ts'
import { MAX_RECEIPTS } from './receipt-input.ts'

const expense = { id: 'luz', companyId: 'arena' } as Expense
const receipt = { name: 'nota.pdf', file: 'data:application/pdf;base64,JVBERi0x' }
const made = { id: 'rcp', at: '2026-11-20T12:00:00.000Z' }

describe('the receipts of an expense (H5)', () => {
  it('are pictures or PDFs, by their file', () => {
    const stored = {
      ...receipt,
      id: 'rcp',
      type: 'pdf',
      companyId: 'arena',
      expenseId: 'luz',
      createdAt: made.at,
    }
    expect(addReceipt(expense, receipt, { ...made, receipts: [] })).toEqual({
      ok: true,
      changes: { expenseReceipts: [stored] },
      notices: [],
    })
    const picture = { ...receipt, file: 'data:image/png;base64,AA' }
    expect(addReceipt(expense, picture, { ...made, receipts: [] })).toMatchObject({
      changes: { expenseReceipts: [{ type: 'picture' }] },
    })
  })
  it('are five at most', () => {
    const full = Array.from({ length: MAX_RECEIPTS }, () => receipt)
    expect(addReceipt(expense, receipt, { ...made, receipts: full.slice(1) }).ok).toBe(true)
    expect(addReceipt(expense, receipt, { ...made, receipts: full })).toMatchObject({ code: 'conflict' })
  })
  it('go with an expense whose making is undone, and stay with one that is deleted: that may be undone', () => {
    const ledger = ledgerOf()
    ledger.give(tinyCreate({ receipt }))
    const [first] = ledger.all()
    expect([...ledger.receipts.values()]).toMatchObject([{ expenseId: first?.id, companyId: 'arena' }])
    ledger.give({ type: 'delete', expenseIds: [first?.id ?? ''], scope: 'one' })
    expect([ledger.all().length, ledger.receipts.size]).toEqual([0, 1])
    ledger.give({ type: 'undo', commandId: 'c2' })
    expect([ledger.all().length, ledger.receipts.size]).toEqual([1, 1])
    const other = ledgerOf()
    other.give(tinyCreate({ receipt }))
    other.give({ type: 'undo', commandId: 'c1' })
    expect([other.all().length, other.receipts.size]).toEqual([0, 0])
  })
})
