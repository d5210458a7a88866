import { refuse } from '../../refusals/refusal.ts'
import type { ExpenseCommand } from '../command.ts'
import {
  changedTo,
  effect,
  type ExpenseContext,
  type ExpenseEffect,
  expenseNotFound,
  type ExpenseRefusal,
  ownExpense,
} from '../context.ts'
import type { Expense, ExpensePayment } from '../expense.ts'
import { expenseSum } from '../expense-sum.ts'
import { fitsKind } from '../expense-words.ts'

type Command = Extract<ExpenseCommand, { type: 'take_statement' }>
type Line = Command['lines'][number]

/** Takes transactions of a bank's statement: each pays an open one, or is a new one that is paid; and each once. */
export function takeStatement({ lines }: Command, context: ExpenseContext): ExpenseEffect | ExpenseRefusal {
  const { data, today } = context
  const keys = new Set(lines.map(({ key }) => key))
  if (keys.size < lines.length || lines.some(({ key }) => data.isTaken(key)))
    return refuse('conflict', 'Algum desses lançamentos já está nas contas. Escolha o arquivo de novo.')
  if (lines.some(({ day }) => day > today))
    return refuse('conflict', 'O extrato tem um dia que ainda não chegou. Escolha só o que já aconteceu.')
  const changed = new Map<string, Expense>()
  for (const [index, line] of lines.entries()) {
    const kind = line.amountCents < 0 ? 'expense' : 'income'
    const before =
      line.expenseId === null
        ? fitsKind(line.category, kind) && newOne(line, `${context.id}-${index}`, context)
        : (changed.get(line.expenseId) ?? ownExpense(context, line.expenseId))
    if (!before || before.kind !== kind) return expenseNotFound()
    if (Math.abs(line.amountCents) > expenseSum(before).leftCents)
      return refuse('conflict', `${before.description} já mudou. Escolha o arquivo de novo.`)
    const payments = [...before.payments, paymentOf(line, `${context.id}-${index}`, context)]
    changed.set(
      before.id,
      line.expenseId === null ? { ...before, payments } : changedTo(before, { payments }),
    )
  }
  return effect({ expenses: [...changed.values()] })
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
