import {
  changeFieldStatusCall,
  type changeFieldStatusSpec,
} from '@campo-livre/contract/fields/change-field-status.ts'
import type { FieldRow, FieldStatus } from '@campo-livre/domain/fields/field-row.ts'
import { callApi } from '../client/call-api.ts'

/** Pauses a field of the user's company or takes it up again (H1). */
export function changeFieldStatus(id: string, status: FieldStatus, signal?: AbortSignal): Promise<FieldRow> {
  return callApi<typeof changeFieldStatusSpec>(changeFieldStatusCall, {
    params: { id },
    body: { status },
    signal,
  })
}
