import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { type FieldStatus, fieldStatusLabels } from '@campo-livre/domain/fields/field-status.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'
import { choicesOf, yesOrNo } from '../../../lib/resource/choices.ts'
import { ratingText } from '../../../lib/resource/rating-text.ts'
import type { ColumnDef } from '../../../lib/resource/resource.ts'

export const fieldTones: Readonly<Record<FieldStatus, Tone>> = {
  draft: 'pending',
  active: 'success',
  inactive: 'muted',
  archived: 'neutral',
}

/** The columns of a field (H1). */
export const nameColumn: ColumnDef<FieldRow> = { id: 'name', label: 'Nome' }

export const groundColumn: ColumnDef<FieldRow> = { id: 'sharesWith', label: 'Mesmo espaço que' }

export const fieldColumns: readonly ColumnDef<FieldRow>[] = [
  { id: 'sport', label: 'Esporte', choices: choicesOf(sportLabels) },
  { id: 'surface', label: 'Piso', choices: choicesOf(surfaceLabels) },
  { id: 'fromPriceCents', label: 'A partir de' },
  { id: 'rating', label: 'Nota', text: ratingText },
  {
    id: 'status',
    label: 'Situação',
    choices: choicesOf(fieldStatusLabels, fieldTones),
  },
  { id: 'indoor', label: 'Coberto', choices: yesOrNo, hidden: true },
  { id: 'players', label: 'Jogadores', hidden: true },
  {
    id: 'slotMinutes',
    label: 'Cada horário',
    text: ({ slotMinutes }) => formatLength(slotMinutes),
    hidden: true,
  },
  { id: 'reviews', label: 'Avaliações', hidden: true },
]
