import * as z from 'zod/mini'

const MAX_PARTS = 20

/** The fields that a field is made of, as its company enters them (H1); none for a field with a ground of its own. */
const partsSchema = z.object({
  parts: z
    .array(z.string('Escolha os campos da lista.'), 'Escolha os campos da lista.')
    .check(z.maxLength(MAX_PARTS, `Escolha no máximo ${MAX_PARTS} campos.`)),
})
export type Parts = z.infer<typeof partsSchema>

/** The body of `PUT /company/fields/{id}/parts`: `version` is that of the field as it was read. */
export const partsChangeSchema = z.extend(partsSchema, { version: z.int() })
export type PartsChange = z.infer<typeof partsChangeSchema>
