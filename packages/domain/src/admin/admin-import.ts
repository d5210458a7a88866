import * as z from 'zod/mini'
import { formatCount } from '../lists/count.ts'
import { fieldValueSchema } from '../lists/history.ts'
import { madeId } from '../text/made-id.ts'
import { adminResources } from './admin-resource.ts'

/** The most rows of one file. */
export const MAX_IMPORTED_ROWS = 1000

/** The rows of a file, each with its line as a spreadsheet counts and the values of a new row of its kind. */
export const adminImportSchema = z.object({
  /** Made by the client: the import's name in the audit. */
  id: madeId,
  resource: z.enum(adminResources),
  rows: z
    .array(z.object({ line: z.int(), values: z.record(z.string(), fieldValueSchema) }))
    .check(
      z.minLength(1, 'O arquivo não tem linhas.'),
      z.maxLength(
        MAX_IMPORTED_ROWS,
        `Importe no máximo ${formatCount(MAX_IMPORTED_ROWS)} linhas de uma vez.`,
      ),
    ),
  /** True to see what would come of it, without doing it. */
  dryRun: z.boolean(),
})
export type AdminImport = z.infer<typeof adminImportSchema>
export type ImportedRow = AdminImport['rows'][number]
