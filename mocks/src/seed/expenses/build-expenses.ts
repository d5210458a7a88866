import { addDays, fromLocal, localDay } from '@campo-livre/domain/time/zone.ts'
import type { CompanyRecord, ExpenseRecord } from '../../db/records.ts'
import { instantOf } from '../instants.ts'
import { between, pick, type Random, randomOf } from '../random.ts'
import { type MonthlyPlan, oncePlans } from './plans.ts'

/** Builds the expenses of a company: every plan for `months` months back, and `once` single ones in between. */
export function buildExpenses(
  company: CompanyRecord,
  plans: readonly MonthlyPlan[],
  { months, once, now }: { months: number; once: number; now: string },
): ExpenseRecord[] {
  const random = randomOf(`expenses of ${company.id}`)
  const today = localDay(company.timeZone, now)
  const monthly = plans.flatMap((plan) =>
    Array.from({ length: months }, (_, back) => monthlyExpense(random, company, { plan, back, today })),
  )
  const others = Array.from({ length: once }, (_, index) =>
    onceExpense(random, company, { index, once, today }),
  )
  return [...monthly, ...others]
}

type Month = { plan: MonthlyPlan; back: number; today: string }

function monthlyExpense(random: Random, company: CompanyRecord, { plan, back, today }: Month): ExpenseRecord {
  const dueDay = monthsBefore(addDays(today, plan.due), back)
  const amountCents = Math.round(plan.reais * (1 + (random() - 0.5) * plan.varies) * 20) * 5
  // Of the past expenses only this month's energy bill is not paid yet.
  const paidDay = back > 0 || plan.due < -1 ? addDays(dueDay, -between(random, 0, 2)) : null
  return expenseOf(company, {
    id: `exp-${company.slug}-${plan.slug}-${String(back).padStart(2, '0')}`,
    description: plan.description,
    category: plan.category,
    amountCents,
    dueDay,
    paidDay,
    method: plan.method,
    monthly: true,
  })
}

type Once = { index: number; once: number; today: string }

/** Builds a single expense. They are spread over a year; the first two are still to come, the third is overdue. */
function onceExpense(random: Random, company: CompanyRecord, { index, once, today }: Once): ExpenseRecord {
  const [description, category, reais] = oncePlans[index % oncePlans.length] ?? pick(random, oncePlans)
  const days = index === 0 ? 2 : index === 1 ? 15 : index === 2 ? -9 : -Math.floor((index / once) * 350) - 4
  const dueDay = addDays(today, days)
  return expenseOf(company, {
    id: `exp-${company.slug}-avulsa-${String(index + 1).padStart(2, '0')}`,
    description,
    category,
    amountCents: reais * 100 + between(random, 0, 40) * 50,
    dueDay,
    paidDay: index < 3 ? null : addDays(dueDay, -between(random, 0, 3)),
    method: 'pix',
    monthly: false,
  })
}

type Facts = Omit<ExpenseRecord, 'companyId' | 'receipt' | 'createdAt'>

function expenseOf({ id: companyId, timeZone }: CompanyRecord, facts: Facts): ExpenseRecord {
  return {
    ...facts,
    companyId,
    method: facts.paidDay === null ? null : facts.method,
    receipt: null,
    createdAt: instantOf(fromLocal(timeZone, addDays(facts.dueDay, -20), 10 * 60)),
  }
}

/** Returns the same day so many months before; the 29th to the 31st become the 28th, which every month has. */
function monthsBefore(day: string, back: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const months = year * 12 + month - 1 - back
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-${two(back === 0 ? date : Math.min(28, date))}`
}
