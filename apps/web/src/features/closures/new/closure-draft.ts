import { closureKinds } from '@campo-livre/domain/closures/closure-times.ts'
import * as z from 'zod/mini'
import { createJsonDraft } from '../../../lib/storage/json-draft.ts'
import type { ClosureValues } from './closure-values.ts'

const text = z.string()
const valuesSchema = z.object({
  where: z.enum(['all', 'some']),
  fieldIds: z.array(text),
  reason: text,
  reasonShown: z.boolean(),
  kind: z.enum(closureKinds),
  startDay: text,
  startTime: text,
  endDay: text,
  endTime: text,
  weekdays: z.array(text),
  fromTime: text,
  toTime: text,
  since: text,
  until: text,
  days: text,
})

/** Creates the draft of a company's new closure, which is kept over a reload (G5). */
export function closureDraft(companyId: string) {
  return createJsonDraft<ClosureValues>(`closure ${companyId}`, valuesSchema)
}
