import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import type { RachaForm } from '@campo-livre/domain/rachas/racha-form.ts'
import { rachaPriorityLabels, shortOutcomeLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import type { FormField, Option } from '../../../lib/form/form-field.ts'
import { choicesOf } from '../../../lib/resource/choices.ts'

type Field = FormField<keyof RachaForm>

const hours = (none: string): Option[] => [
  { value: '0', label: none },
  ...[2, 6, 12, 24, 48, 72].map((count) => ({ value: String(count), label: hoursBefore(count) })),
]

const hoursBefore = (count: number) =>
  count % 24 === 0 ? `${count / 24} ${count === 24 ? 'dia' : 'dias'} antes` : `${count} h antes`

const lengths = [60, 90, 120, 150, 180, 240]

/** Returns the choices of a length, with that of this game among them. */
const lengthChoices = (minutes?: number): Option[] =>
  [...new Set([...lengths, ...(minutes === undefined ? [] : [minutes])])]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: String(each), label: formatLength(each) }))

const elsewhere = (texts: Readonly<Record<string, string>>) => (texts.bookingId ?? '') === ''

/** Returns the fields of where and when a game is: in one of these bookings, or at any place. */
export const placeFields = (bookings: readonly Option[], minutes?: number): Field[] => [
  ...(bookings.length === 0
    ? []
    : [
        {
          name: 'bookingId' as const,
          label: 'Campo',
          type: 'choice' as const,
          choices: [...bookings, { value: '', label: 'Outro lugar' }],
        },
      ]),
  { name: 'place', label: 'Onde', type: 'text', shown: elsewhere, description: 'Quadra, praça, clube.' },
  { name: 'day', label: 'Dia', type: 'day', shown: elsewhere, half: true },
  { name: 'startMinute', label: 'Começa', type: 'time', shown: elsewhere, half: true },
  {
    name: 'minutes',
    label: 'Duração',
    type: 'choice',
    counts: true,
    choices: lengthChoices(minutes),
    shown: elsewhere,
  },
]

const sport: Field = { name: 'sport', label: 'Esporte', type: 'choice', choices: choicesOf(sportLabels) }
const places: Field = {
  name: 'maxPlayers',
  label: 'Vagas',
  type: 'count',
  half: true,
  description: 'Contando os goleiros.',
}
const price: Field = { name: 'pricePerHeadCents', label: 'Valor por pessoa', type: 'money' }

/** The fields of the rules of a group, which have good defaults. */
const ruleFields: readonly Field[] = [
  {
    name: 'goalkeeperPlaces',
    label: 'Só de goleiro',
    type: 'count',
    half: true,
    description: '0 se tanto faz.',
  },
  {
    name: 'minAge',
    label: 'Idade mínima',
    type: 'count',
    half: true,
    description: 'Como 18 ou 40. Vazio se tanto faz.',
  },
  {
    name: 'maxAge',
    label: 'Idade máxima',
    type: 'count',
    half: true,
    description: 'Como 15. Conta no dia do jogo.',
  },
  { name: 'weekly', label: 'Repete toda semana', type: 'flag' },
  {
    name: 'freeOutHours',
    label: 'Desistir sem problema',
    type: 'choice',
    counts: true,
    choices: hours('Até a hora do jogo'),
  },
  {
    name: 'regularsUntilHours',
    label: 'Fechamento das respostas',
    type: 'choice',
    counts: true,
    choices: hours('Sem fechamento'),
    description: 'Até lá os mensalistas têm lugar guardado.',
  },
  {
    name: 'quorum',
    label: 'Mínimo para ter jogo',
    type: 'count',
    description: 'Contado no fechamento. Vazio se joga com quem vier.',
  },
  {
    name: 'withoutQuorum',
    label: 'Sem o mínimo',
    type: 'choice',
    choices: choicesOf(shortOutcomeLabels),
    shown: ({ quorum = '' }) => quorum !== '',
  },
  { name: 'priority', label: 'Quem entra primeiro', type: 'choice', choices: choicesOf(rachaPriorityLabels) },
]

/** The fields of what is agreed for a game. */
export const termFields: readonly Field[] = [sport, places, ...ruleFields, price]

/**
 * Returns the fields of a new game: which booking, how many, how much. The sport is that of the booking, and is asked
 * where there is none; the rest is behind `Mais opções`.
 */
export const newRachaFields = (bookings: readonly Option[]): Field[] => [
  ...placeFields(bookings),
  places,
  { ...price, half: true, description: 'Fica a proposta, que cobre o campo.' },
  ...[sport, ...ruleFields, { name: 'plays', label: 'Eu também jogo', type: 'flag' } satisfies Field].map(
    (field): Field => ({
      ...field,
      folded: (texts) => field.name !== 'sport' || !elsewhere(texts),
    }),
  ),
]
