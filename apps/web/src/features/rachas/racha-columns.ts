import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import type { MyRachaRow, RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import {
  participantStatusLabels,
  rachaStatusLabels,
  rachaVisibilityLabels,
} from '@campo-livre/domain/rachas/racha-words.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { Column } from '../../lib/resource/resource.ts'

const weekly = choicesOf({ true: 'Toda semana', false: 'Só desta vez' })
const roles = choicesOf({ true: 'Você organiza', false: 'Você foi chamado' })

/** The columns that the lists of pickup games share: the athlete's (H7) and the admin's (H12). */
export const shared = {
  code: { id: 'code', label: 'Código', type: 'text' },
  start: { id: 'start', label: 'Quando', type: 'instant' },
  place: { id: 'place', label: 'Onde', type: 'text' },
  organizer: { id: 'organizerName', label: 'Quem organiza', type: 'text' },
  sport: { id: 'sport', label: 'Esporte', type: 'choice', choices: choicesOf(sportLabels) },
  status: {
    id: 'status',
    label: 'Situação',
    type: 'choice',
    choices: choicesOf(rachaStatusLabels, {
      open: 'success',
      full: 'success',
      played: 'neutral',
      cancelled: 'danger',
    }),
  },
  freePlaces: { id: 'freePlaces', label: 'Lugares livres', type: 'count', hidden: true },
  price: { id: 'pricePerHeadCents', label: 'Por pessoa', type: 'money', hidden: true },
  weekly: { id: 'weekly', label: 'Repete', type: 'choice', choices: weekly, hidden: true },
  visibility: {
    id: 'visibility',
    label: 'Quem pode entrar',
    type: 'choice',
    choices: choicesOf(rachaVisibilityLabels),
    hidden: true,
  },
} as const satisfies Record<string, Column<RachaRow>>

/** The columns of an athlete's pickup game (H7). */
export const myColumns: readonly [Column<MyRachaRow>, ...Column<MyRachaRow>[]] = [
  shared.place,
  shared.start,
  shared.sport,
  shared.status,
  {
    id: 'confirmed',
    label: 'Quem vai',
    type: 'count',
    text: ({ confirmed, maxPlayers }) => `${confirmed} de ${maxPlayers}`,
  },
  { id: 'myStatus', label: 'Sua resposta', type: 'choice', choices: choicesOf(participantStatusLabels) },
  shared.price,
  { ...shared.organizer, hidden: true },
  { id: 'mine', label: 'Seu papel', type: 'choice', choices: roles, hidden: true },
  shared.freePlaces,
  shared.weekly,
  shared.visibility,
  { ...shared.code, hidden: true },
]
