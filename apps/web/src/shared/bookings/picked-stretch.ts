import { instantSchema, localDay, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The parameters of an address for the field `onde` from `inicio` to `fim`, where a stretch of the calendar was picked. */
export const pickedStretchShape = {
  onde: z.catch(z.optional(z.string()), undefined),
  inicio: z.catch(z.optional(instantSchema), undefined),
  fim: z.catch(z.optional(instantSchema), undefined),
}
const pickedStretchSchema = z.object(pickedStretchShape)
export type PickedStretch = z.infer<typeof pickedStretchSchema>

/** Returns a picked stretch on the clock of the arena: its days, and the minutes after their midnights; null for none. */
export function stretchOn({ onde, inicio, fim }: PickedStretch, timeZone: string) {
  if (onde === undefined || inicio === undefined || fim === undefined) return null
  const [start, end] = [toMinutes(inicio), toMinutes(fim)]
  return {
    fieldId: onde,
    day: localDay(timeZone, inicio),
    startMinute: toLocal(timeZone, start).minute,
    endDay: localDay(timeZone, fim),
    endMinute: toLocal(timeZone, end).minute,
    minutes: end - start,
  }
}
