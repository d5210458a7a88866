import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'

/** The query parameters of every paged list. */
export const pageQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  perPage: z._default(
    z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_PER_PAGE)),
    DEFAULT_PER_PAGE,
  ),
})
