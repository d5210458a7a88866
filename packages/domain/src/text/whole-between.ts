import * as z from 'zod/mini'

/** Makes the schema of a whole number from `least` to `most`, with one sentence for everything else. */
export const wholeBetween = (least: number, most: number) => {
  const sentence = `Use um número de ${least} a ${most}.`
  return z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence))
}
