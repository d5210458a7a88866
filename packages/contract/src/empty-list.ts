import * as z from 'zod/mini'

/** `[]`: the answer of calls that change a list and return nothing of it. */
export const emptyListSchema = z.array(z.unknown()).check(z.maxLength(0))
