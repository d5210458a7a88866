import { makeDue } from '@campo-livre/domain/expenses/make-due.ts'
import { instalmentsOf } from '@campo-livre/domain/expenses/instalments.ts'
import { dueDayAt } from '@campo-livre/domain/expenses/expense-series-days.ts'
import { incomeCategoryLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import type {
  CompanyRecord,
  ExpenseReceiptRecord,
  ExpenseRecord,
  ExpenseSeriesRecord,
} from '@campo-livre/backend/store/records.ts'
import { between, pick, type Random, randomOf } from '../random.ts'
import { type MonthlyPlan, oncePlans } from './plans.ts'
import { atTen, expenseOf, paymentOf, seriesOf } from './expense-of.ts'
import { receiptPdf } from './receipt-pdf.ts'

export type BuiltExpenses = {
  expenses: ExpenseRecord[]
  series: ExpenseSeriesRecord[]
  receipts: ExpenseReceiptRecord[]
}

/** Builds the expenses of a company: every plan for `months` months back, and `once` single ones in between. */
export function buildExpenses(
  company: CompanyRecord,
  plans: readonly MonthlyPlan[],
  { months, once, now }: { months: number; once: number; now: string },
): BuiltExpenses {
  const random = randomOf(`expenses of ${company.id}`)
  const today = localDay(company.timeZone, now)
  const monthly = plans.map((plan) => monthlyOf(random, company, { plan, months, today, now }))
  const others = Array.from({ length: once }, (_, index) =>
    onceExpense(random, company, { index, once, today }),
  )
  const expenses = [...monthly.flatMap((each) => each.expenses), ...others]
  return { expenses, series: monthly.map(({ series }) => series), receipts: expenses.flatMap(receiptOf) }
}

type Months = { plan: MonthlyPlan; months: number; today: string; now: string }

/** Builds a recurrence: one is due this month, those before are all paid, and the next are made as `makeDue` makes them. */
function monthlyOf(random: Random, company: CompanyRecord, { plan, months, today, now }: Months) {
  const { description, supplier, category, reais, method, varies } = plan
  const facts = { description, supplier, category, amountCents: reais * 100, method, note: null }
  const kind = category in incomeCategoryLabels ? ('income' as const) : ('expense' as const)
  const series = seriesOf(company, {
    id: `exp-${company.slug}-${plan.slug}`,
    kind,
    anchor: { index: months - 1, day: addDays(today, plan.due) },
    made: months,
    facts,
  })
  const expenses = Array.from({ length: months }, (_, index) => {
    const dueDay = dueDayAt(series, index)
    const amountCents = Math.round(reais * (1 + (random() - 0.5) * varies) * 20) * 5
    const paidDay = index < months - 1 || plan.due < -1 ? addDays(dueDay, -between(random, 0, 2)) : null
    const id = `${series.id}-${index}`
    return expenseOf(company, {
      ...facts,
      id,
      kind,
      amountCents,
      dueDay,
      payments:
        paidDay === null ? [] : [paymentOf(company, { id: `${id}-pago`, day: paidDay, method, amountCents })],
      series: { id: series.id, index },
    })
  })
  const coming = makeDue(series, { today, at: now })
  return coming
    ? { series: coming.series, expenses: [...expenses, ...coming.expenses] }
    : { series, expenses }
}

type Once = { index: number; once: number; today: string }

/**
 * Builds a single expense. They are spread over a year; the first two are still to come, the second paid in part, the
 * third is overdue.
 */
function onceExpense(random: Random, company: CompanyRecord, { index, once, today }: Once): ExpenseRecord {
  const [description, category, reais] = oncePlans[index % oncePlans.length] ?? pick(random, oncePlans)
  const days = index === 0 ? 2 : index === 1 ? 15 : index === 2 ? -9 : -Math.floor((index / once) * 350) - 4
  const dueDay = addDays(today, days)
  const id = `exp-${company.slug}-avulsa-${String(index + 1).padStart(2, '0')}`
  const amountCents = reais * 100 + between(random, 0, 40) * 50
  const payment = { id: `${id}-pago`, method: 'pix' as const }
  const half = Math.round(amountCents / 200) * 100
  const payments =
    index === 1
      ? [paymentOf(company, { ...payment, day: addDays(today, -3), amountCents: half })]
      : index < 3
        ? []
        : [paymentOf(company, { ...payment, day: addDays(dueDay, -between(random, 0, 3)), amountCents })]
  return expenseOf(company, { id, description, category, amountCents, dueDay, method: 'pix', payments })
}

/** Builds a purchase in six instalments: two are paid, the third is due in nine days. */
export function buildInstalments(company: CompanyRecord, now: string): BuiltExpenses {
  const today = localDay(company.timeZone, now)
  const [count, paid] = [6, 2]
  const facts = {
    description: 'Refletores de LED do Campo 2',
    supplier: 'Luz & Campo Iluminação',
    category: 'maintenance' as const,
    amountCents: 740_000,
    method: 'boleto' as const,
    note: 'Garantia de 3 anos. A nota está com a Tânia.',
  }
  const id = `exp-${company.slug}-refletores`
  const anchor = { index: paid, day: addDays(today, 9) }
  const series = {
    ...seriesOf(company, { id, kind: 'expense', anchor, made: count, facts }),
    instalments: count,
    last: count - 1,
  }
  const expenses = instalmentsOf(facts.amountCents, count).map((amountCents, index) => {
    const dueDay = dueDayAt(series, index)
    const payment = { id: `${id}-${index}-pago`, day: dueDay, method: facts.method, amountCents }
    return {
      ...expenseOf(company, {
        ...facts,
        id: `${id}-${index}`,
        amountCents,
        dueDay,
        payments: index < paid ? [paymentOf(company, payment)] : [],
        series: { id, index },
      }),
      createdAt: atTen(company, addDays(today, -70)),
    }
  })
  return { expenses, series: [series], receipts: expenses.flatMap(receiptOf) }
}

/** Builds the receipt of a paid bill of energy, water or a lamp: a PDF. */
function receiptOf(expense: ExpenseRecord): ExpenseReceiptRecord[] {
  const { id, companyId, description, payments, amountCents, category } = expense
  const [payment] = payments
  const kept = category === 'energy' || category === 'water' || id.includes('-refletores-')
  if (payment === undefined || !kept) return []
  const name = `${description.toLocaleLowerCase('pt-BR').replaceAll(' ', '-')}-${payment.day}.pdf`
  return [
    {
      id: `${id}-recibo`,
      name,
      type: 'pdf',
      companyId,
      expenseId: id,
      file: receiptPdf({ description, day: payment.day, amountCents }),
      createdAt: payment.at,
    },
  ]
}
