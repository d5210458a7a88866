import { closureKinds } from '@campo-livre/domain/closures/closure-times.ts'
import * as z from 'zod/mini'
import { createDraft } from '../../../lib/storage/drafts.ts'
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

/** Creates the draft of a company's new closure, which is kept over a reload as one text (G5). */
export function closureDraft(companyId: string) {
  const draft = createDraft(`closure ${companyId}`, ['values'])
  return {
    read: (): ClosureValues | null => {
      const kept = valuesSchema.safeParse(fromJson(draft.read().values))
      return kept.success ? kept.data : null
    },
    keep: (values: ClosureValues) => draft.keep({ values: JSON.stringify(values) }),
    drop: draft.drop,
  }
}

function fromJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}
