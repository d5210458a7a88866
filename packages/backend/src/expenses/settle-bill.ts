import { counterPartOf } from '@campo-livre/domain/bookings/counter-part.ts'
import type { BillEffect } from '@campo-livre/domain/expenses/statement/bill.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { isFreed, type StatementStep } from '@campo-livre/domain/payments/statement-payment.ts'
import { billAccount } from '@campo-livre/domain/series/bill.ts'
import { fromLocal, localDay, toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord } from '../store/records.ts'
import { carryOutBooking } from '../bookings/carry-out.ts'
import { carryOutSeries } from '../series/apply-series-command.ts'
import { carryOutSplit } from '../splits/carry-out.ts'
import { carryOut } from '../tabs/carry-out.ts'

type By = { company: CompanyRecord; now: string; userId: string }

const NOON = 12 * 60

/**
 * Pays a bill by a transaction of a bank's statement, or frees it of that, by the account that it has anyway; nothing is
 * freed that was given back since.
 */
export async function settleBill(db: Database, by: By, { ref, paymentId, paid }: BillEffect): Promise<void> {
  const step: StatementStep = {
    paymentId,
    paid: paid && {
      amountCents: paid.amountCents,
      paidAt: instantOn(paid.day, by),
      statementKey: paid.statementKey,
    },
  }
  const own = { type: 'statement' as const, id: newId('cmd'), ...step }
  const isGone = (account: Pick<Account, 'payments'> | undefined) =>
    paid === null && !account?.payments.some((each) => isFreed(each, paymentId))
  switch (ref.of) {
    case 'tab':
      if (!isGone(db.tabs.find(ref.id))) await carryOut(db, by, { ...own, tabId: ref.id })
      return
    case 'booking': {
      const booking = db.bookings.find(ref.id)
      if (booking && !isGone(counterPartOf(booking)))
        await carryOutBooking(db, by, { ...own, bookingId: ref.id })
      return
    }
    case 'series': {
      const series = db.series.find(ref.id)
      const { month } = ref
      if (series && !isGone(billAccount(series, month)))
        await carryOutSeries(db, by, { ...own, seriesId: ref.id, month })
      return
    }
    case 'share':
    default: {
      const split = db.splits.find(ref.id)
      if (!split) return
      const from = { now: by.now, by: null, ownerId: split.organizerId }
      await carryOutSplit(db, from, { ...own, splitId: ref.id, personId: ref.personId })
    }
  }
}

/** Returns an instant of a day of the company: noon, or now while it is today. */
function instantOn(day: string, { company: { timeZone }, now }: By): string {
  return localDay(timeZone, now) === day ? now : toInstant(fromLocal(timeZone, day, NOON))
}
