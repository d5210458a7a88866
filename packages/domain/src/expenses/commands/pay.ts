import { formatCents } from '../../money/money.ts'
import { refuse, refuseMissing } from '../../refusals/refusal.ts'
import type { ExpenseCommand } from '../command.ts'
import {
  changedTo,
  effect,
  type ExpenseContext,
  type ExpenseEffect,
  type ExpenseRefusal,
  ownExpense,
  ownExpenses,
  refuseAt,
} from '../context.ts'
import type { Expense, ExpensePayment } from '../expense.ts'
import type { PayAll } from '../expense-input.ts'
import { expenseSum } from '../expense-sum.ts'

/** Refuses a day that has not come: money that will move is no payment. */
export function requireDayCome(
  { day }: Pick<PayAll, 'day'>,
  { today }: ExpenseContext,
  field = 'day',
): ExpenseRefusal | null {
  return day > today
    ? refuseAt(field, 'Esse dia ainda não chegou. Use o dia em que o dinheiro saiu ou entrou.')
    : null
}

/** Pays one whole or in part; its payments never exceed its amount. */
export function pay(
  command: Extract<ExpenseCommand, { type: 'pay' }>,
  context: ExpenseContext,
): ExpenseEffect | ExpenseRefusal {
  const expense = ownExpense(context, command.expenseId)
  if (!expense) return refuseMissing()
  const refusal = requireDayCome(command, context)
  if (refusal) return refusal
  const { leftCents } = expenseSum(expense)
  if (leftCents === 0) return refuse('conflict', 'Já está tudo pago.')
  if (command.amountCents > leftCents)
    return refuseAt('amountCents', `Faltam ${formatCents(leftCents)}. Use esse valor ou menos.`)
  return effect({ expenses: [paidBy(expense, command.amountCents, command, context)] })
}

/** Pays what is left of several. */
export function payAll(
  command: Extract<ExpenseCommand, { type: 'pay_all' }>,
  context: ExpenseContext,
): ExpenseEffect | ExpenseRefusal {
  const expenses = ownExpenses(context, command.expenseIds)
  if (!expenses) return refuseMissing()
  const refusal = requireDayCome(command, context)
  if (refusal) return refusal
  const open = expenses.filter((expense) => expenseSum(expense).leftCents > 0)
  if (open.length === 0) return refuse('conflict', 'Já está tudo pago.')
  return effect({
    expenses: open.map((expense) => paidBy(expense, expenseSum(expense).leftCents, command, context)),
  })
}

function paidBy(expense: Expense, amountCents: number, by: PayAll, context: ExpenseContext): Expense {
  const payment = paymentOf(expense.id, amountCents, by, context)
  return changedTo(expense, { payments: [...expense.payments, payment] })
}

/** Returns the id of the payment of an expense by a command. */
export const paymentIdOf = (commandId: string, expenseId: string) => `${commandId}-${expenseId}`

/** Returns the payment of an expense by this command. */
export function paymentOf(
  expenseId: string,
  amountCents: number,
  { day, method }: PayAll,
  { id, at, byId }: ExpenseContext,
): ExpensePayment {
  return { id: paymentIdOf(id, expenseId), day, method, amountCents, at, byId, voided: null }
}

/** Voids a payment that was entered by mistake: it stays to be seen, and its money never moved. */
export function voidPayment(
  { expenseId, paymentId, reason }: Extract<ExpenseCommand, { type: 'void_payment' }>,
  context: ExpenseContext,
): ExpenseEffect | ExpenseRefusal {
  const expense = ownExpense(context, expenseId)
  const payment = expense?.payments.find(({ id }) => id === paymentId)
  if (!expense || !payment) return refuseMissing()
  if (payment.voided !== null) return refuse('already_undone', 'Esse pagamento já foi desfeito.')
  return effect({ expenses: [withVoided(expense, (id) => id === paymentId, reason, context)] })
}

/** Returns one with some of its payments voided. */
export function withVoided(
  expense: Expense,
  concerns: (id: string) => boolean,
  reason: string,
  { at, byId }: ExpenseContext,
): Expense {
  const payments = expense.payments.map((payment) =>
    concerns(payment.id) ? { ...payment, voided: { at, byId, reason } } : payment,
  )
  return changedTo(expense, { payments })
}
