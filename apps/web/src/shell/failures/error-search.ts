import * as z from 'zod/mini'

/** `/erro?de=`: the page that did not open, unchecked; `safeRedirect` checks it. */
export const errorSearchSchema = z.object({ de: z.catch(z.optional(z.string()), undefined) })
