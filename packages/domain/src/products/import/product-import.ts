import * as z from 'zod/mini'
import { instantSchema } from '../../time/zone.ts'
import { productSchema } from '../product.ts'

/** An import as it is stored, so that it can be undone as one. */
export const productImportSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  at: instantSchema,
  createdIds: z.array(z.string()),
  /** The products that were changed, as they were before. */
  before: z.array(productSchema),
  undoneAt: z.nullable(instantSchema),
})
export type ProductImport = z.infer<typeof productImportSchema>
