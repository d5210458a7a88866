import * as z from 'zod/mini'
import { formatCount } from '../../lists/count.ts'
import { requiredText } from '../../text/required-text.ts'
import { fieldAmenities } from '../field-amenities.ts'
import { sports } from '../sports.ts'
import { surfaces } from '../surfaces.ts'

export const MAX_FIELD_NAME_LETTERS = 80
const MAX_TEXT_LETTERS = 2000
const MIN_METERS = 2
const MAX_METERS = 200
const MAX_PLAYERS = 100

const long = () =>
  z
    .string()
    .check(z.trim(), z.maxLength(MAX_TEXT_LETTERS, `Use no máximo ${formatCount(MAX_TEXT_LETTERS)} letras.`))

/** A side of the playing area within its lines, in metres, with at most two decimals. */
const meters = (missing: string) => {
  const range = `Use de ${MIN_METERS} a ${MAX_METERS} metros.`
  return z.number(missing).check(z.minimum(MIN_METERS, range), z.maximum(MAX_METERS, range))
}

const players = `Use de 1 a ${MAX_PLAYERS} pessoas.`

/** The body of `POST /company/fields`: the court, from which a draft is made (H1). */
export const courtSchema = z.object({
  name: requiredText('Dê um nome ao campo.', MAX_FIELD_NAME_LETTERS),
  sports: z
    .array(z.enum(sports, 'Escolha um esporte da lista.'), 'Escolha ao menos um esporte.')
    .check(z.minLength(1, 'Escolha ao menos um esporte.')),
  surface: z.enum(surfaces, 'Escolha o piso.'),
  indoor: z.boolean('Diga se o campo é coberto.'),
  lengthMeters: meters('Informe o comprimento.'),
  widthMeters: meters('Informe a largura.'),
  players: z
    .int('Informe quantas pessoas jogam ao mesmo tempo.')
    .check(z.minimum(1, players), z.maximum(MAX_PLAYERS, players)),
  amenities: z.array(z.enum(fieldAmenities, 'Escolha itens da lista.')),
  description: long(),
  /** The rules of the place; null for none. */
  rules: z.nullable(long()),
})
export type Court = z.infer<typeof courtSchema>

/** The body of `PUT /company/fields/{id}/court`: `version` is that of the field as it was read. */
export const courtChangeSchema = z.extend(courtSchema, { version: z.int() })
export type CourtChange = z.infer<typeof courtChangeSchema>
