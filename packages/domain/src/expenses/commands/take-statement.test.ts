import { describe, expect, it } from 'vitest'
import { doneBy, ledgerOf, tinyCreate } from '../../testing/expense-ledger.ts'
import type { ExpenseCommand } from '../command.ts'
import type { OpenBill } from '../statement/bill.ts'

type Line = Extract<ExpenseCommand, { type: 'take_statement' }>['lines'][number]
const line = (key: string, rest: Partial<Line> = {}): Line => ({
  key,
  day: '2026-11-18',
  amountCents: -5_000,
  text: 'BOLETO ENERGIA',
  category: 'energy',
  expenseId: null,
  ...rest,
})
const take = (...lines: Line[]) => ({ type: 'take_statement', lines }) as const
const known = {
  code: 'conflict',
  message: 'Algum desses lançamentos já está nas contas. Escolha o arquivo de novo.',
}

describe('the transactions of a statement (H5)', () => {
  it('are each taken once: not twice in one go, and not again', () => {
    const ledger = ledgerOf()
    expect(ledger.give(take(line('a'), line('a')))).toMatchObject(known)
    expect(ledger.give(take(line('a')))).toMatchObject({ ok: true })
    expect(ledger.give(take(line('b'), line('a')))).toMatchObject(known)
    expect(ledger.all()).toHaveLength(1)
  })

  it('have happened: today at the latest, all of them', () => {
    const ledger = ledgerOf('2026-11-20')
    const on = (day: string) => line(day, { day })
    expect(ledger.give(take(on('2026-11-19'), on('2026-11-21')))).toMatchObject({ code: 'conflict' })
    expect(ledger.give(take(on('2026-11-19'), on('2026-11-20')))).toMatchObject({ ok: true })
  })

  it('are new ones that are paid, with as much of the text as has room', () => {
    const ledger = ledgerOf()
    const text = `PIX ${'a'.repeat(200)}`
    const [made] = doneBy(ledger.give(take(line('a', { text })))).expenses
    expect(made).toMatchObject({ kind: 'expense', version: 1, amountCents: 5_000, dueDay: '2026-11-18' })
    expect(made?.description).toBe(text.slice(0, 120))
    expect(made?.payments).toMatchObject([{ method: 'pix', amountCents: 5_000, statementKey: 'a' }])
  })

  it('pay what is open of their own kind, which is a newer version then', () => {
    const ledger = ledgerOf()
    const id = doneBy(ledger.give(tinyCreate({ amountCents: 5_000 }))).expenses[0]?.id ?? null
    const income = line('a', { expenseId: id, amountCents: 5_000, category: 'sponsor' })
    expect(ledger.give(take(income))).toMatchObject({ code: 'not_found' })
    expect(ledger.give(take(line('a', { expenseId: id })))).toMatchObject({ ok: true })
    expect(ledger.all()).toMatchObject([{ id, version: 2, payments: [{ statementKey: 'a' }] }])
  })

  it('pay a share of a bill once, though its booking could take more', () => {
    const share: OpenBill = {
      ref: { of: 'share', id: 'conta', personId: 'bia' },
      name: 'Bia',
      what: 'Conta dividida',
      leftCents: 1_000,
      dueDay: '2026-11-10',
      since: '2026-11-01',
      accounts: [{ id: 'reserva', leftCents: 4_000 }],
    }
    const pix = (key: string) => line(key, { amountCents: 1_000, category: 'sponsor', bill: share.ref })
    expect(ledgerOf('2026-11-20', [share]).give(take(pix('a'), pix('b')))).toMatchObject({
      code: 'conflict',
      message: 'Conta dividida, de Bia, já mudou. Escolha o arquivo de novo.',
    })
    expect(ledgerOf('2026-11-20', [share]).give(take(pix('a')))).toMatchObject({ ok: true })
  })
})
