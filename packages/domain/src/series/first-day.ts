import { refuse, type Refusal } from '../refusals/refusal.ts'
import { formatDate } from '../time/format-days.ts'
import { localDay } from '../time/zone.ts'
import { lastDay } from './last-day.ts'

/** Returns why a fixed slot cannot begin on a day: it has passed, or no date of it would be kept yet; null where it can. */
export function refusedFirstDay(from: string, timeZone: string, at: string): Refusal | null {
  if (from < localDay(timeZone, at)) return refuse('slot_past', 'A primeira data já passou.')
  const last = lastDay(timeZone, at)
  if (from <= last) return null
  const until = formatDate(`${last}T12:00:00Z`, 'UTC')
  return refuse(
    'slot_beyond_horizon',
    `As datas são marcadas um ano à frente. Escolha um primeiro dia até ${until}.`,
  )
}
