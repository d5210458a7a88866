import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type FieldScreenSearch, fieldScreenSearchSchema } from '../field-search.ts'

/** A time that is chosen at a field: the field's address, in parts. */
export type ChosenAddress = { fieldId: string; search: FieldScreenSearch; interval: MinuteInterval }

/** Reads the chosen time in the path of a field's page (A2); null for any other path, and for one without a time. */
export function readChosen(path: string | null): ChosenAddress | null {
  const [, fieldId, query] = /^\/field\/([^/?#]+)\/?\?([^#]*)/.exec(path ?? '') ?? []
  if (fieldId === undefined) return null
  const search = fieldScreenSearchSchema.parse(Object.fromEntries(new URLSearchParams(query)))
  const { inicio, fim } = search
  if (inicio === undefined || fim === undefined) return null
  const interval = { start: toMinutes(inicio), end: toMinutes(fim) }
  return interval.start < interval.end ? { fieldId: decodeURIComponent(fieldId), search, interval } : null
}
