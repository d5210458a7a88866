import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { inRoute } from '../../../testing/in-route.tsx'
import { fieldScreenSearchSchema } from '../field-search.ts'
import { type Choice, useChoice } from '../week/use-choice.ts'
import { useWeek, type Week } from '../week/use-week.ts'

type Parts = { field: FieldDetail; week: Week; choice: Choice }

/** For stories of the parts of the field screen: the week of a field, and what is picked in it. */
export function Staged({ field, children }: { field: FieldDetail; children: (parts: Parts) => ReactNode }) {
  const week = useWeek(field)
  const choice = useChoice(field, week)
  return children({ field, week, choice })
}

/** The route of the field screen, for its parts. */
export const inFieldRoute = inRoute({
  under: '_public',
  path: 'field/$id',
  validateSearch: (raw) => z.parse(fieldScreenSearchSchema, raw),
})
