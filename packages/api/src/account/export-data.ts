import { dataExportSchema, type DataExport } from '@campo-livre/domain/users/data-export.ts'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** Everything that is kept about the person (LGPD). */
export async function exportData(signal?: AbortSignal): Promise<DataExport> {
  const { data } = await request('me/export', { signal })
  return parse(dataExportSchema, data)
}
