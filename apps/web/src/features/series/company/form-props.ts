import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'

/** The props of each form over a contract. */
export type FormProps = {
  series: CompanySeries
  fields: readonly { id: string; name: string }[]
  onDone: () => void
}

/** Returns what a preview tells its dates by: the fields' names, and the day that it is in the arena's zone. */
export function previewProps({ series: { timeZone }, fields }: Pick<FormProps, 'series' | 'fields'>) {
  return { timeZone, fields, today: localDay(timeZone, serverNow()) }
}
