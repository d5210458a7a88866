import { refuse, refuseMissing } from '../../refusals/refusal.ts'
import type { ExpenseCommand } from '../command.ts'
import {
  changedTo,
  effect,
  type ExpenseContext,
  type ExpenseEffect,
  type ExpenseRefusal,
  ownExpense,
} from '../context.ts'
import { type BillEffect, billKey, type BillRef, type OpenBill } from '../statement/bill.ts'
import type { Expense, ExpensePayment } from '../expense.ts'
import { expenseSum } from '../expense-sum.ts'
import { fitsKind } from '../expense-words.ts'

type Command = Extract<ExpenseCommand, { type: 'take_statement' }>
type Line = Command['lines'][number]

/** Takes transactions of a bank's statement: each pays a bill or an open one, or is a new one that is paid; and each once. */
export function takeStatement({ lines }: Command, context: ExpenseContext): ExpenseEffect | ExpenseRefusal {
  const { data, today } = context
  const keys = new Set(lines.map(({ key }) => key))
  if (keys.size < lines.length || lines.some(({ key }) => data.isTaken(key)))
    return refuse('conflict', 'Algum desses lançamentos já está nas contas. Escolha o arquivo de novo.')
  if (lines.some(({ day }) => day > today))
    return refuse('conflict', 'O extrato tem um dia que ainda não chegou. Escolha só o que já aconteceu.')
  const changed = new Map<string, Expense>()
  const payBill = billPayer(data)
  const bills: BillEffect[] = []
  for (const [index, line] of lines.entries()) {
    const id = `${context.id}-${index}`
    const taken = line.bill ? payBill(line, line.bill, id) : takeLine(line, id, changed, context)
    if ('ok' in taken) return taken
    if ('ref' in taken) bills.push(taken)
    else changed.set(taken.id, taken)
  }
  return effect({ expenses: [...changed.values()], bills })
}

/** Returns the expense or income that a transaction pays, or that it is, as it is then. */
function takeLine(
  line: Line,
  id: string,
  changed: ReadonlyMap<string, Expense>,
  context: ExpenseContext,
): Expense | ExpenseRefusal {
  const kind = line.amountCents < 0 ? 'expense' : 'income'
  const before =
    line.expenseId === null
      ? fitsKind(line.category, kind) && newOne(line, id, context)
      : (changed.get(line.expenseId) ?? ownExpense(context, line.expenseId))
  if (!before || before.kind !== kind) return refuseMissing()
  if (Math.abs(line.amountCents) > expenseSum(before).leftCents)
    return refuse('conflict', `${before.description} já mudou. Escolha o arquivo de novo.`)
  const payments = [...before.payments, paymentOf(line, id, context)]
  return line.expenseId === null ? { ...before, payments } : changedTo(before, { payments })
}

/**
 * Returns a function that pays the bills of a statement, each whole and by one transaction. The accounts that the money
 * reaches are counted down, so that a booking and the shares of it are never paid twice.
 */
function billPayer({ bill }: ExpenseContext['data']) {
  const paid = new Set<string>()
  const left = new Map<string, number>()
  return ({ amountCents, day, key }: Line, ref: BillRef, paymentId: string): BillEffect | ExpenseRefusal => {
    const open = bill(ref)
    if (!open || open.leftCents !== amountCents || paid.has(billKey(ref))) return changedBill(open)
    paid.add(billKey(ref))
    let rest = amountCents
    for (const account of open.accounts) {
      const there = left.get(account.id) ?? account.leftCents
      const part = Math.min(rest, there)
      left.set(account.id, there - part)
      rest -= part
    }
    if (rest > 0) return changedBill(open)
    return { ref, paymentId, paid: { amountCents, day, statementKey: key } }
  }
}

function changedBill(open: OpenBill | undefined): ExpenseRefusal {
  const which = open ? `${open.what}, de ${open.name},` : 'Uma das contas'
  return refuse('conflict', `${which} já mudou. Escolha o arquivo de novo.`)
}

function newOne(
  { amountCents, text, category, day }: Line,
  id: string,
  { data, at }: ExpenseContext,
): Expense {
  return {
    id,
    companyId: data.companyId,
    kind: amountCents < 0 ? 'expense' : 'income',
    description: text.slice(0, 120),
    supplier: null,
    category,
    amountCents: Math.abs(amountCents),
    dueDay: day,
    method: null,
    note: null,
    payments: [],
    series: null,
    productId: null,
    version: 1,
    createdAt: at,
  }
}

function paymentOf(
  { key, day, amountCents, text }: Line,
  id: string,
  { at, byId }: ExpenseContext,
): ExpensePayment {
  return {
    id: `${id}-paid`,
    day,
    method: /\bpix\b/i.test(text) ? 'pix' : /boleto/i.test(text) ? 'boleto' : 'transfer',
    amountCents: Math.abs(amountCents),
    at,
    byId,
    statementKey: key,
    voided: null,
  }
}
