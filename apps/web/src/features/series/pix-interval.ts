import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'

const WAITING_MS = 3_000

/**
 * Returns the milliseconds after which a fixed slot is read again while a Pix code of a bill waits, since that is paid
 * elsewhere; false for never.
 */
export function pixInterval(series: Pick<SeriesDetail, 'bills'> | undefined): number | false {
  const waits = series?.bills.some(({ account }) => account.pendingPix.length > 0) === true
  return waits ? WAITING_MS : false
}
