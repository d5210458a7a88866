import { counterPartOf } from '@campo-livre/domain/bookings/counter-part.ts'
import type { BillEffect } from '@campo-livre/domain/expenses/statement/bill.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { isFreed, type StatementStep } from '@campo-livre/domain/payments/statement-payment.ts'
import { billAccount } from '@campo-livre/domain/series/bill.ts'
import { fromLocal, localDay, toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord } from '../store/records.ts'
import type { AccountRef } from '../payments/step-on-account.ts'
import { stepOnBill } from '../payments/step-on-bill.ts'

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
  const isGone = paid === null && ref.of !== 'share' && !hasFreed(db, ref, paymentId)
  if (!isGone) await stepOnBill(db, by, ref, { type: 'statement', id: newId('cmd'), ...step })
}

/** Returns whether an account has a payment of a statement that can be freed. */
function hasFreed(db: Database, ref: AccountRef, paymentId: string): boolean {
  return accountOf(db, ref)?.payments.some((each) => isFreed(each, paymentId)) === true
}

function accountOf(db: Database, ref: AccountRef): Pick<Account, 'payments'> | undefined {
  if (ref.of === 'tab') return db.tabs.find(ref.id)
  if (ref.of === 'booking') {
    const booking = db.bookings.find(ref.id)
    return booking && counterPartOf(booking)
  }
  const series = db.series.find(ref.id)
  return series && billAccount(series, ref.month)
}

/** Returns an instant of a day of the company: noon, or now while it is today. */
function instantOn(day: string, { company: { timeZone }, now }: By): string {
  return localDay(timeZone, now) === day ? now : toInstant(fromLocal(timeZone, day, NOON))
}
