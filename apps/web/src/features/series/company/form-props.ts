import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'

/** The props of each form over a contract. */
export type FormProps = {
  series: CompanySeries
  fields: readonly { id: string; name: string }[]
  onDone: () => void
}

/** Returns the place by which a preview tells its days. */
export function placeOf({ series: { timeZone }, fields }: Pick<FormProps, 'series' | 'fields'>) {
  return { timeZone, fields, today: localDay(timeZone, serverNow()) }
}
