import * as z from 'zod/mini'

/** `/erro?de=`: the page that did not open. Only a wish; `safeRedirect` decides. */
export const errorSearchSchema = z.object({ de: z.catch(z.optional(z.string()), undefined) })
