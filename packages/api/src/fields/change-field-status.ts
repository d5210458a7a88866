import {
  changeFieldStatusCall,
  type changeFieldStatusSpec,
} from '@campo-livre/contract/fields/change-field-status.ts'
import type { ChosenFieldStatus } from '@campo-livre/domain/fields/field-input.ts'
import type { FieldRow } from '@campo-livre/domain/fields/field-row.ts'
import { callApi } from '../client/call-api.ts'

/** Pauses a field of the user's company or takes it up again (H1). */
export function changeFieldStatus(
  id: string,
  status: ChosenFieldStatus,
  signal?: AbortSignal,
): Promise<FieldRow> {
  return callApi<typeof changeFieldStatusSpec>(changeFieldStatusCall, {
    params: { id },
    body: { status },
    signal,
  })
}
