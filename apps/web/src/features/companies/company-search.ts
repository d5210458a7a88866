import * as z from 'zod/mini'

const page = z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined)

/** The search of a company's profile: the pages of its two lists. */
export const companyScreenSearchSchema = z.object({ pagina: page, avaliacoes: page })
