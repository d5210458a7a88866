import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import type { MyRachaRow } from '@campo-livre/domain/rachas/racha.ts'
import {
  participantStatusLabels,
  rachaStatusLabels,
  rachaVisibilityLabels,
} from '@campo-livre/domain/rachas/racha-words.ts'
import { choicesOf, yesOrNo } from '../../lib/table/choices.ts'
import type { Column } from '../../lib/table/thing.ts'

/** What an athlete's list shows of a pickup game (H7). */
export const placeColumn: Column<MyRachaRow> = { id: 'place', label: 'Onde', holds: 'text' }

export const rachaColumns: readonly Column<MyRachaRow>[] = [
  { id: 'start', label: 'Quando', holds: 'instant' },
  { id: 'sport', label: 'Esporte', holds: 'choice', choices: choicesOf(sportLabels) },
  {
    id: 'status',
    label: 'Situação',
    holds: 'choice',
    choices: choicesOf(rachaStatusLabels, {
      open: 'stands',
      full: 'stands',
      played: 'over',
      cancelled: 'lost',
    }),
  },
  {
    id: 'confirmed',
    label: 'Quem vai',
    holds: 'count',
    text: ({ confirmed, maxPlayers }) => `${confirmed} de ${maxPlayers}`,
  },
  { id: 'myStatus', label: 'Sua resposta', holds: 'choice', choices: choicesOf(participantStatusLabels) },
  { id: 'pricePerHeadCents', label: 'Por pessoa', holds: 'money', hidden: true },
  { id: 'organizerName', label: 'Quem organiza', holds: 'text', hidden: true },
  { id: 'mine', label: 'É seu', holds: 'choice', choices: yesOrNo, hidden: true },
  { id: 'freePlaces', label: 'Lugares livres', holds: 'count', hidden: true },
  { id: 'weekly', label: 'Toda semana', holds: 'choice', choices: yesOrNo, hidden: true },
  {
    id: 'visibility',
    label: 'Quem pode entrar',
    holds: 'choice',
    choices: choicesOf(rachaVisibilityLabels),
    hidden: true,
  },
  { id: 'code', label: 'Código', holds: 'text', hidden: true },
]
