import { exportDataCall, type exportDataSpec } from '@campo-livre/contract/account/export-data.ts'
import type { DataExport } from '@campo-livre/domain/users/data-export.ts'
import { callApi } from '../client/call-api.ts'

/** Reads everything that is stored about the user (LGPD). */
export function exportData(signal?: AbortSignal): Promise<DataExport> {
  return callApi<typeof exportDataSpec>(exportDataCall, { signal })
}
