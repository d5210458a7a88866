import * as z from 'zod/mini'

/** `[]`: what the calls say that change a list and have nothing to tell of it. */
export const emptyListSchema = z.array(z.unknown()).check(z.maxLength(0))
