import { newPersonSchema } from '@campo-livre/domain/rachas/command.ts'
import type { RachaCommand, RachaFacts } from '@campo-livre/domain/rachas/command.ts'
import { rachaFormSchema, toRachaFacts, toRachaForm } from '@campo-livre/domain/rachas/racha-form.ts'
import { openDistances } from '@campo-livre/domain/rachas/open-distance.ts'
import { openingSchema, type RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { rulesOf } from '@campo-livre/domain/rachas/rules-of.ts'
import { openedToLabels, participantKindLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import * as z from 'zod/mini'
import type { FormField } from '../../lib/form/form-field.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { placeFields, termFields } from './new/racha-fields.ts'
import type { RachaFormName } from './racha-dialog.ts'
import { skillChoices } from './roster/skill-choices.ts'
import type { Doing } from './use-racha-command.ts'

type Form = {
  title: string
  fields: (racha: RachaDetail) => readonly FormField[]
  schema: z.ZodMiniType
  values: (racha: RachaDetail) => object
  /** Returns the command of a body that the schema accepts; `id` is its own. */
  toDoing: (body: unknown, racha: RachaDetail, id: string) => Doing
  submit: string
  saved: string
  failure: string
}

const nameSchema = z.pick(newPersonSchema, {
  name: true,
  goalkeeper: true,
  kind: true,
  skill: true,
  going: true,
})
const openSchema = z.extend(openingSchema, {
  to: z.enum(['nobody', ...openingSchema.shape.to.options]),
  /** 0 for any distance. */
  withinKm: z.optional(z.literal([0, ...openDistances])),
})

const factsOf = (racha: RachaDetail): RachaFacts => {
  const { sport, bookingId, place, timeZone, start, end, maxPlayers, pricePerHeadCents, weekly } = racha
  const { minAge, maxAge } = racha
  const game = { sport, bookingId, place, timeZone, start, end, maxPlayers, pricePerHeadCents, weekly }
  return { ...game, minAge, maxAge, ...rulesOf(racha) }
}

/** The forms about a game (H7), by their name in the address. */
export const rachaForms: Readonly<Record<RachaFormName, Form>> = {
  mudar: {
    title: 'Mudar o racha',
    fields: (racha) => [
      ...(racha.bookingId === null ? placeFields([], toRachaForm(factsOf(racha)).minutes) : []),
      ...termFields,
    ],
    schema: rachaFormSchema,
    values: (racha) => toRachaForm(factsOf(racha)),
    toDoing: (body, racha) => {
      const form = rachaFormSchema.parse(body)
      const booked = racha.bookingId === null ? undefined : racha
      return { type: 'change', facts: changesOf(factsOf(racha), toRachaFacts(form, racha.timeZone, booked)) }
    },
    submit: 'Salvar o racha',
    saved: 'Racha salvo',
    failure: 'Não deu para salvar o racha. Tente de novo.',
  },
  chamar: {
    title: 'Pôr gente na lista',
    fields: () => [
      { name: 'name', label: 'Nome', type: 'text', description: 'Quem tem conta entra pelo convite.' },
      { name: 'going', label: 'Já disse que vai', type: 'flag' },
      { name: 'goalkeeper', label: 'Joga no gol', type: 'flag' },
      { name: 'kind', label: 'Como joga', type: 'choice', choices: choicesOf(participantKindLabels) },
      {
        name: 'skill',
        label: 'Nível de jogo',
        type: 'choice',
        counts: true,
        choices: skillChoices,
        description: 'Só você vê.',
      },
    ],
    schema: nameSchema,
    values: () => ({ going: true, goalkeeper: false, kind: 'day', skill: 3 }),
    toDoing: (body, _racha, id) => ({
      type: 'add',
      people: [{ ...nameSchema.parse(body), participantId: `prt-${id}`, sameAs: null }],
    }),
    submit: 'Pôr na lista',
    saved: 'Nome na lista',
    failure: 'Não deu para pôr na lista. Tente de novo.',
  },
  abrir: {
    title: 'Abrir vagas',
    fields: ({ bookingId }) => [
      {
        name: 'to',
        label: 'Para quem',
        type: 'choice',
        choices: [{ value: 'nobody', label: 'Ninguém de fora' }, ...choicesOf(openedToLabels)],
        description: 'As vagas livres aparecem para outros jogadores, sem o nome de ninguém.',
      },
      {
        name: 'skillFrom',
        label: 'Nível, de',
        type: 'choice',
        counts: true,
        choices: skillChoices,
        half: true,
      },
      { name: 'skillTo', label: 'até', type: 'choice', counts: true, choices: skillChoices, half: true },
      // Only of an arena it is known where it is.
      ...(bookingId === null
        ? []
        : [
            {
              name: 'withinKm',
              label: 'Até quantos km',
              type: 'choice',
              counts: true,
              choices: [
                { value: '0', label: 'Qualquer distância' },
                ...openDistances.map((km) => ({ value: String(km), label: `${km} km` })),
              ],
              description: 'Quem a gente sabe que está mais longe não vê as vagas.',
            } as const,
          ]),
    ],
    schema: openSchema,
    values: ({ opening }) => ({ withinKm: 0, ...(opening ?? { to: 'anyone', skillFrom: 1, skillTo: 5 }) }),
    toDoing: (body) => {
      const { to, skillFrom, skillTo, withinKm } = openSchema.parse(body)
      if (to === 'nobody') return { type: 'open_places', opening: null }
      return { type: 'open_places', opening: { to, skillFrom, skillTo, ...(withinKm && { withinKm }) } }
    },
    submit: 'Salvar as vagas',
    saved: 'Vagas salvas',
    failure: 'Não deu para abrir as vagas. Tente de novo.',
  },
}

/** Returns the facts that were changed alone, so that what others changed meanwhile stays. */
function changesOf(
  before: RachaFacts,
  after: RachaFacts,
): Extract<RachaCommand, { type: 'change' }>['facts'] {
  const known: Readonly<Record<string, unknown>> = before
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => known[name] !== value))
}
