import { waitingOf } from '@campo-livre/domain/payments/account-sum.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'

const WAITING_MS = 3_000

/**
 * Returns the milliseconds after which a fixed slot is read again while a payment of a bill waits, since that is
 * decided elsewhere; false for never.
 */
export function waitInterval(series: Pick<SeriesDetail, 'bills'> | undefined): number | false {
  const waits = series?.bills.some(({ account }) => waitingOf(account).length > 0) === true
  return waits ? WAITING_MS : false
}
