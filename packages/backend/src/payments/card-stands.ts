import { canPay } from '@campo-livre/domain/bookings/status.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { billAccount } from '@campo-livre/domain/series/bill.ts'
import type { Database } from '../store/database.ts'
import type { CardRecord } from '../store/records.ts'

type Stand = 'waits' | 'paid' | 'gone'

/** Returns how a payment by card stands in what it pays at an instant: it waits for its bank, it has paid, or it counts no more. */
export function cardStands(
  db: Database,
  { target, paymentId }: Pick<CardRecord['charge'], 'target' | 'paymentId'>,
  at: string,
): Stand {
  if (target.kind === 'tab') return inAccount(db.tabs.find(target.id), paymentId)
  if (target.kind === 'series') {
    const series = db.series.find(target.id)
    return inAccount(series && billAccount(series, target.month), paymentId)
  }
  if (target.kind === 'share') {
    const payment = db.splits.find(target.id)?.payments.find(({ id }) => id === paymentId)
    if (!payment) return 'gone'
    if (payment.paidAt !== null) return 'paid'
    return payment.status === 'waiting' ? 'waits' : 'gone'
  }
  const booking = db.bookings.find(target.id)
  const payment = booking?.payment
  if (!booking || payment?.id !== paymentId) return 'gone'
  if (payment.paidAt !== null) return 'paid'
  return payment.status === 'pending' && canPay(booking, at) ? 'waits' : 'gone'
}

function inAccount(
  account: Pick<Account, 'payments' | 'pendingCards'> | undefined,
  paymentId: string,
): Stand {
  if (account?.payments.some(({ id }) => id === paymentId)) return 'paid'
  const waits = account?.pendingCards?.some((card) => card.id === paymentId && card.waits !== null)
  return waits ? 'waits' : 'gone'
}
