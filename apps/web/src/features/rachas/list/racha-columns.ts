import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import type { RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import {
  rachaStatusLabels,
  type RachaStatus,
  rachaVisibilityLabels,
} from '@campo-livre/domain/rachas/racha-words.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'
import { choicesOf } from '../../../lib/resource/choices.ts'
import type { ColumnDef } from '../../../lib/resource/resource.ts'

export const rachaTones: Readonly<Record<RachaStatus, Tone>> = {
  open: 'success',
  full: 'success',
  played: 'neutral',
  cancelled: 'danger',
}

const weekly = choicesOf({ true: 'Toda semana', false: 'Só desta vez' })

/** The columns that the lists of pickup games share: the athlete's (H7) and the admin's (H12). */
export const shared = {
  code: { id: 'code', label: 'Código' },
  start: { id: 'start', label: 'Quando' },
  place: { id: 'place', label: 'Onde' },
  organizer: { id: 'organizerName', label: 'Quem organiza' },
  sport: { id: 'sport', label: 'Esporte', choices: choicesOf(sportLabels) },
  status: {
    id: 'status',
    label: 'Situação',
    choices: choicesOf(rachaStatusLabels, rachaTones),
  },
  freePlaces: { id: 'freePlaces', label: 'Lugares livres', hidden: true },
  price: { id: 'pricePerHeadCents', label: 'Por pessoa', hidden: true },
  minAge: { id: 'minAge', label: 'Idade mínima', hidden: true },
  maxAge: { id: 'maxAge', label: 'Idade máxima', hidden: true },
  weekly: { id: 'weekly', label: 'Repete', choices: weekly, hidden: true },
  visibility: {
    id: 'visibility',
    label: 'Quem pode entrar',
    choices: choicesOf(rachaVisibilityLabels),
    hidden: true,
  },
} as const satisfies Record<string, ColumnDef<RachaRow>>
