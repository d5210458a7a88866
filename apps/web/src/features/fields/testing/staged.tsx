import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { inRoute } from '../../../testing/in-route.tsx'
import { fieldScreenSearchSchema } from '../field-search.ts'
import { type Choice, useChoice } from '../week/use-choice.ts'
import { useWeek, type Week } from '../week/use-week.ts'

type Parts = { field: FieldDetail; week: Week; choice: Choice }

/** Provides the week of a field and the choice in it, for stories of the screen's parts. */
export function Staged({ field, children }: { field: FieldDetail; children: (parts: Parts) => ReactNode }) {
  const week = useWeek(field)
  const choice = useChoice(field, week)
  return children({ field, week, choice })
}

/** Renders a part inside the route of the field's screen. */
export const inFieldRoute = inRoute({
  under: '_public',
  path: 'field/$id',
  validateSearch: (raw) => z.parse(fieldScreenSearchSchema, raw),
})
