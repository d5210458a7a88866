import { type FieldRow, fieldStatusLabels } from '@campo-livre/domain/fields/field-row.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { choicesOf, yesOrNo } from '../../../lib/resource/choices.ts'
import { ratingText } from '../../../lib/resource/rating-text.ts'
import type { Column } from '../../../lib/resource/resource.ts'

/** The columns of a field (H1). */
export const nameColumn: Column<FieldRow> = { id: 'name', label: 'Nome', type: 'text' }

export const fieldColumns: readonly Column<FieldRow>[] = [
  { id: 'sport', label: 'Esporte', type: 'choice', choices: choicesOf(sportLabels) },
  { id: 'surface', label: 'Piso', type: 'choice', choices: choicesOf(surfaceLabels) },
  { id: 'fromPriceCents', label: 'A partir de', type: 'money' },
  { id: 'rating', label: 'Nota', type: 'count', text: ratingText },
  {
    id: 'status',
    label: 'Situação',
    type: 'choice',
    choices: choicesOf(fieldStatusLabels, { active: 'success', inactive: 'muted' }),
  },
  { id: 'indoor', label: 'Coberto', type: 'choice', choices: yesOrNo, hidden: true },
  { id: 'players', label: 'Jogadores', type: 'count', hidden: true },
  {
    id: 'slotMinutes',
    label: 'Cada horário',
    type: 'count',
    text: ({ slotMinutes }) => formatLength(slotMinutes),
    hidden: true,
  },
  { id: 'reviews', label: 'Avaliações', type: 'count', hidden: true },
]
