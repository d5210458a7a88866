import * as z from 'zod/mini'

/** Makes the schema of a required text of at most `most` characters; `sentence` is the message when it is missing. */
export const requiredText = (sentence: string, most = 120) =>
  z
    .string(sentence)
    .check(z.trim(), z.minLength(1, sentence), z.maxLength(most, `Use no máximo ${most} letras.`))
