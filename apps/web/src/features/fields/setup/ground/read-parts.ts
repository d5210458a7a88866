import * as z from 'zod/mini'

const idsSchema = z.array(z.string())

/** Returns the ids in the text of the field; none where it is no list. */
export function readParts(text: string): readonly string[] {
  return idsSchema.safeParse(JSON.parse(text)).data ?? []
}
