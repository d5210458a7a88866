import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import type { MyRachaRow, RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import {
  participantStatusLabels,
  rachaStatusLabels,
  type RachaStatus,
  rachaVisibilityLabels,
} from '@campo-livre/domain/rachas/racha-words.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { ColumnDef } from '../../lib/resource/resource.ts'

export const rachaTones: Readonly<Record<RachaStatus, Tone>> = {
  open: 'success',
  full: 'success',
  played: 'neutral',
  cancelled: 'danger',
}

const weekly = choicesOf({ true: 'Toda semana', false: 'Só desta vez' })
const roles = choicesOf({ true: 'Você organiza', false: 'Você foi chamado' })

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
  weekly: { id: 'weekly', label: 'Repete', choices: weekly, hidden: true },
  visibility: {
    id: 'visibility',
    label: 'Quem pode entrar',
    choices: choicesOf(rachaVisibilityLabels),
    hidden: true,
  },
} as const satisfies Record<string, ColumnDef<RachaRow>>

/** The columns of an athlete's pickup game (H7). */
export const myColumns: readonly [ColumnDef<MyRachaRow>, ...ColumnDef<MyRachaRow>[]] = [
  shared.place,
  shared.start,
  shared.sport,
  shared.status,
  {
    id: 'confirmed',
    label: 'Quem vai',
    text: ({ confirmed, maxPlayers }) => `${confirmed} de ${maxPlayers}`,
  },
  { id: 'myStatus', label: 'Sua resposta', choices: choicesOf(participantStatusLabels) },
  shared.price,
  { ...shared.organizer, hidden: true },
  { id: 'mine', label: 'Seu papel', choices: roles, hidden: true },
  shared.freePlaces,
  shared.weekly,
  shared.visibility,
  { ...shared.code, hidden: true },
]
