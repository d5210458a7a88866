import type { QueryClient } from '@tanstack/react-query'
import { exportRows } from '../../../../lib/resource/export/export-rows.ts'
import { toListParams } from '../../../../lib/resource/list-params.ts'
import { fullSelection } from '../../../../lib/resource/table/selection.ts'
import { companyTabs } from '../../company/company-tabs.tsx'

/** Downloads all tabs of the arena as a CSV and returns the file's name. Rejects when reading them fails. */
export function exportTabs(client: QueryClient, signal: AbortSignal): Promise<string> {
  const { columns } = companyTabs
  const params = toListParams(companyTabs, {})
  return exportRows({ client, resource: companyTabs, columns, params, selection: fullSelection, signal })
}
