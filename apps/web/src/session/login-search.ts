import * as z from 'zod/mini'

/** `redirect` is only a wish; `safeRedirect` decides (B5). */
export const loginSearchSchema = z.object({ redirect: z.catch(z.optional(z.string()), undefined) })
