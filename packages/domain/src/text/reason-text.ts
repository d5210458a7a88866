import * as z from 'zod/mini'

/** Makes the schema of a reason that somebody else will read; `missing` is the sentence when there is none. */
export const reasonText = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(500, 'Use até 500 caracteres.'))
