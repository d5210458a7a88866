import { adminRachasQuery } from '@campo-livre/api/admin/list-rachas.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { rachaColumns as asks } from '@campo-livre/domain/rachas/columns.ts'
import type { RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { rachaStatusLabels, rachaVisibilityLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { choicesOf, yesOrNo } from '../../lib/table/choices.ts'
import type { Thing } from '../../lib/table/thing.ts'

/** Every pickup game, for the admin (H12). */
export const adminRachas: Thing<RachaRow> = {
  words: { one: 'racha', many: 'rachas', gender: 'm' },
  query: adminRachasQuery,
  idOf: ({ id }) => id,
  columns: [
    { id: 'code', label: 'Código', holds: 'text' },
    { id: 'start', label: 'Quando', holds: 'instant' },
    { id: 'place', label: 'Onde', holds: 'text' },
    { id: 'organizerName', label: 'Quem organiza', holds: 'text' },
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
    { id: 'confirmed', label: 'Confirmados', holds: 'count' },
    { id: 'maxPlayers', label: 'Lugares', holds: 'count', hidden: true },
    { id: 'freePlaces', label: 'Lugares livres', holds: 'count', hidden: true },
    { id: 'pricePerHeadCents', label: 'Por pessoa', holds: 'money', hidden: true },
    { id: 'weekly', label: 'Toda semana', holds: 'choice', choices: yesOrNo, hidden: true },
    {
      id: 'visibility',
      label: 'Quem pode entrar',
      holds: 'choice',
      choices: choicesOf(rachaVisibilityLabels),
      hidden: true,
    },
  ],
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'Os rachas de todo mundo aparecem aqui.' },
}
