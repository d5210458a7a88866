import { billIn } from '@campo-livre/domain/series/apply-command.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { type Deed, type Laying, MADE } from './laying.ts'

/** The hour at which bills are paid: no evening's till is open. */
const HOUR = 11

/** Returns the payments of the bills: each on its day, but for what the plan says. */
export function payBills(laying: Laying): Deed[] {
  const { plan, id, ledger, today, at } = laying
  const first = ledger.series.get(id)?.segments[0]?.from ?? today
  const months = monthsBetween(first.slice(0, 7), today.slice(0, 7))
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const paid = months.flatMap((month): Deed[] => {
    const day = `${month}-${plan.terms.dueDay}`
    const isPaid = day < today && (plan.bills !== 'overdue' || month < lastMonth)
    // A contract that began after the day of its first bill is paid for the day after it was made.
    const when = [at(day, HOUR), at(MADE + 1, HOUR)].toSorted().at(-1) ?? day
    return isPaid ? [payment(laying, { month, at: when, share: 1 })] : []
  })
  if (plan.bills !== 'in_part' || paid.length === months.length) return paid
  return [...paid, payment(laying, { month: today.slice(0, 7), at: at(-1, HOUR), share: 2 })]
}

function payment(
  { id, plan, ledger }: Laying,
  { month, at, share }: { month: string; at: string; share: number },
): Deed {
  const paymentId = `${id}-${month}`
  return {
    at,
    do: () => {
      const series = ledger.series.get(id)
      const due = series ? (billIn(series, month, ledger.context(at))?.dueCents ?? 0) : 0
      if (due === 0) return
      const { method } = plan
      const amountCents = Math.floor(due / share)
      const own = { seriesId: id, month, paymentId }
      ledger.give(
        { type: 'pay', id: `${paymentId}-pay`, ...own, method, amountCents, receivedCents: null },
        at,
      )
      if (method === 'pix') ledger.give({ type: 'pix_paid', id: `${paymentId}-paid`, ...own }, at)
    },
  }
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = addDays(`${month}-01`, 31).slice(0, 7)) months.push(month)
  return months
}
