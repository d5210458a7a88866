import * as z from 'zod/mini'

/** The most rows that a field offers at once. */
export const OFFERED = 10

export const namedSchema = z.object({ id: z.string(), name: z.string() })

/** Makes the option of a field of a row that has a name. */
export function toOption({ id, name }: z.infer<typeof namedSchema>) {
  return { value: id, label: name }
}
