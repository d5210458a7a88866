import {
  changeFieldCourtCall,
  type changeFieldCourtSpec,
} from '@campo-livre/contract/fields/change-field-court.ts'
import {
  changeFieldPartsCall,
  type changeFieldPartsSpec,
} from '@campo-livre/contract/fields/change-field-parts.ts'
import {
  changeFieldStatusCall,
  type changeFieldStatusSpec,
} from '@campo-livre/contract/fields/change-field-status.ts'
import {
  changeFieldTimesCall,
  type changeFieldTimesSpec,
} from '@campo-livre/contract/fields/change-field-times.ts'
import { copyFieldCall, type copyFieldSpec } from '@campo-livre/contract/fields/copy-field.ts'
import { createFieldCall, type createFieldSpec } from '@campo-livre/contract/fields/create-field.ts'
import type { Court, CourtChange } from '@campo-livre/domain/fields/set-up/court-input.ts'
import type { ChosenFieldStatus } from '@campo-livre/domain/fields/field-input.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type { PartsChange } from '@campo-livre/domain/fields/set-up/parts-input.ts'
import type { TimesChange } from '@campo-livre/domain/fields/set-up/times-input.ts'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Makes a draft of a field (H1); the same key never makes two. */
export function createField(body: Court, { signal, idempotencyKey }: Attempt): Promise<OwnField> {
  return callApi<typeof createFieldSpec>(createFieldCall, { body, signal, idempotencyKey })
}

/** Changes what a field is; fails with a 409 (`stale`) when its version has changed. */
export function changeFieldCourt(
  id: string,
  body: CourtChange,
  { signal, idempotencyKey }: Attempt,
): Promise<OwnField> {
  return callApi<typeof changeFieldCourtSpec>(changeFieldCourtCall, {
    params: { id },
    body,
    signal,
    idempotencyKey,
  })
}

/** Changes the times of a field; fails with a 409 (`stale`) when its version has changed. */
export function changeFieldTimes(
  id: string,
  body: TimesChange,
  { signal, idempotencyKey }: Attempt,
): Promise<OwnField> {
  return callApi<typeof changeFieldTimesSpec>(changeFieldTimesCall, {
    params: { id },
    body,
    signal,
    idempotencyKey,
  })
}

/** Changes which fields a field is made of; fails with a 409 (`stale`) when its version has changed. */
export function changeFieldParts(
  id: string,
  body: PartsChange,
  { signal, idempotencyKey }: Attempt,
): Promise<OwnField> {
  return callApi<typeof changeFieldPartsSpec>(changeFieldPartsCall, {
    params: { id },
    body,
    signal,
    idempotencyKey,
  })
}

/** Publishes a field of the user's company, pauses it, archives it or brings it back (H1). */
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

/** Makes a draft like a field; the same key never makes two. */
export function copyField(id: string, { signal, idempotencyKey }: Attempt): Promise<OwnField> {
  return callApi<typeof copyFieldSpec>(copyFieldCall, { params: { id }, signal, idempotencyKey })
}
