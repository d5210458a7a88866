import { type FieldRow, fieldStatusLabels } from '@campo-livre/domain/fields/field-row.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { choicesOf, yesOrNo } from '../../../lib/table/choices.ts'
import { ratingText } from '../../../lib/table/rating-text.ts'
import type { Column } from '../../../lib/table/thing.ts'

/** What a list shows of a field (H1). */
export const nameColumn: Column<FieldRow> = { id: 'name', label: 'Nome', holds: 'text' }

export const fieldColumns: readonly Column<FieldRow>[] = [
  { id: 'sport', label: 'Esporte', holds: 'choice', choices: choicesOf(sportLabels) },
  { id: 'surface', label: 'Piso', holds: 'choice', choices: choicesOf(surfaceLabels) },
  { id: 'fromPriceCents', label: 'A partir de', holds: 'money' },
  { id: 'rating', label: 'Nota', holds: 'count', text: ratingText },
  {
    id: 'status',
    label: 'Situação',
    holds: 'choice',
    choices: choicesOf(fieldStatusLabels, { active: 'stands', inactive: 'off' }),
  },
  { id: 'indoor', label: 'Coberto', holds: 'choice', choices: yesOrNo, hidden: true },
  { id: 'players', label: 'Jogadores', holds: 'count', hidden: true },
  {
    id: 'slotMinutes',
    label: 'Cada horário',
    holds: 'count',
    text: ({ slotMinutes }) => formatLength(slotMinutes),
    hidden: true,
  },
  { id: 'reviews', label: 'Avaliações', holds: 'count', hidden: true },
]
