import { importRowsCall, type importRowsSpec } from '@campo-livre/contract/admin/calls.ts'
import type { AdminImport } from '@campo-livre/domain/admin/admin-import.ts'
import type { ImportPreview } from '@campo-livre/domain/lists/import.ts'
import { callApi } from '../client/call-api.ts'

/** Creates the rows of a file, all or none, or tells what would come of it; fails with a 409 when one is refused. */
export function importRows(body: AdminImport, signal?: AbortSignal): Promise<ImportPreview> {
  return callApi<typeof importRowsSpec>(importRowsCall, { body, signal })
}
