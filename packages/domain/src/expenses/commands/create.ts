import type { ExpenseCommand } from '../command.ts'
import { effect, type ExpenseContext, type ExpenseEffect, type ExpenseRefusal, refuseAt } from '../context.ts'
import type { Expense } from '../expense.ts'
import type { ExpenseFacts } from '../expense-input.ts'
import { fitsKind, type ExpenseKind } from '../expense-words.ts'
import { instalmentsOf } from '../instalments.ts'
import { DAYS_AHEAD, makeDue, oneOf } from '../make-due.ts'
import type { ExpenseSeries, ExpenseSeriesFacts } from '../expense-series.ts'
import { addPeriods } from '../expense-series-days.ts'
import { paymentOf, requireDayCome } from './pay.ts'

/** The years around today in which one may be due. */
const YEARS = 10
const tooEarly = `A primeira só aparece ${DAYS_AHEAD} dias antes de vencer. Registre o pagamento quando ela aparecer.`

/** Returns what is wrong with entered facts beyond their schema. */
export function factsProblem(
  { category, dueDay }: Pick<ExpenseFacts, 'category' | 'dueDay'>,
  kind: ExpenseKind,
  today: string,
): ExpenseRefusal | null {
  if (!fitsKind(category, kind)) return refuseAt('category', 'Escolha uma destas categorias.')
  const first = addPeriods(today, 'year', -YEARS)
  const last = addPeriods(today, 'year', YEARS)
  if (dueDay < first || dueDay > last)
    return refuseAt('dueDay', `Use um dia entre ${first.slice(0, 4)} e ${last.slice(0, 4)}.`)
  return null
}

/** Returns entered facts as they are stored. */
export function storedFacts(facts: ExpenseFacts): ExpenseSeriesFacts {
  const { description, supplier, category, amountCents, method, note } = facts
  return {
    description,
    supplier: supplier || null,
    category,
    amountCents,
    method: method ?? null,
    note: note || null,
  }
}

type Create = Extract<ExpenseCommand, { type: 'create' }>

/**
 * Makes a single one, all instalments of a plan, or a recurrence with those that are due. A payment and a receipt that
 * come with it are those of the first.
 */
export function create(command: Create, context: ExpenseContext): ExpenseEffect | ExpenseRefusal {
  const made = makeNew(command, context)
  return made.ok ? withFirstPaid(made, command, context) : made
}

function withFirstPaid(
  made: ExpenseEffect,
  { paidDay, method, receipt }: Create,
  context: ExpenseContext,
): ExpenseEffect | ExpenseRefusal {
  if (!paidDay && !receipt) return made
  const [first, ...others] = made.expenses
  if (!first) return refuseAt('dueDay', tooEarly)
  const refusal = paidDay ? requireDayCome({ day: paidDay }, context, 'paidDay') : null
  if (refusal) return refusal
  const payments =
    paidDay && method ? [paymentOf(first.id, first.amountCents, { day: paidDay, method }, context)] : []
  return {
    ...made,
    expenses: [{ ...first, payments }, ...others],
    receipts: receipt ? [{ expenseId: first.id, receipt }] : [],
  }
}

function makeNew(command: Create, context: ExpenseContext): ExpenseEffect | ExpenseRefusal {
  const { kind, dueDay, repeats, weekend = 'keep', instalments = 0 } = command
  const { data, today, at, id } = context
  const problem = factsProblem(command, kind, today)
  if (problem) return problem
  const facts = storedFacts(command)
  if (repeats === 'once') {
    const single = { companyId: data.companyId, kind, ...facts, dueDay, payments: [], series: null }
    return effect({
      expenses: [{ ...single, id: `${id}-0`, productId: null, version: 1, createdAt: at }],
    })
  }
  const series: ExpenseSeries = {
    id,
    companyId: data.companyId,
    kind,
    every: repeats === 'instalments' ? 'month' : repeats,
    weekend,
    instalments: repeats === 'instalments' ? instalments : null,
    made: 0,
    last: repeats === 'instalments' ? instalments - 1 : null,
    stretches: [{ from: 0, anchor: { index: 0, day: dueDay }, facts }],
    version: 1,
    createdAt: at,
  }
  if (repeats === 'instalments') {
    const expenses = instalmentsOf(facts.amountCents, instalments).map((amountCents, index): Expense => ({
      ...oneOf(series, index, at),
      amountCents,
    }))
    return effect({ expenses, series: [{ ...series, made: instalments }] })
  }
  if (dueDay < addPeriods(today, 'year', -1))
    return refuseAt('dueDay', 'Para se repetir, use um dia de um ano para cá.')
  const made = makeDue(series, { today, at })
  return effect({ expenses: made?.expenses ?? [], series: [made?.series ?? series] })
}
