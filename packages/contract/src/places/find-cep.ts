import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

/** The answer of a public CEP service. */
export const foundCepSchema = z.partial(
  z.object({
    cep: z.string(),
    logradouro: z.string(),
    bairro: z.string(),
    localidade: z.string(),
    uf: z.string(),
    /** Set for an unknown CEP, without any other field. */
    erro: z.literal(true),
  }),
)

export const findCepCall = {
  method: 'GET',
  path: '/cep/{cep}',
} as const satisfies DeclaredCall

export const findCepSpec = describeCall(findCepCall, () => ({
  who: 'anyone',
  bare: true,
  output: foundCepSchema,
  summary:
    'Street, district, city and state of a CEP, as a public CEP service answers: `{ erro: true }` for one that nobody knows.',
}))
