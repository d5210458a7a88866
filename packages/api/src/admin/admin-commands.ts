import {
  actOnRowsCall,
  type actOnRowsSpec,
  revealRowCall,
  type revealRowSpec,
  sendAdminCommandCall,
  type sendAdminCommandSpec,
  undoAdminCommandCall,
  type undoAdminCommandSpec,
} from '@campo-livre/contract/admin/calls.ts'
import type { AdminBulk, BulkResult } from '@campo-livre/domain/admin/admin-bulk.ts'
import type { AdminAnswer, AdminCommand } from '@campo-livre/domain/admin/admin-command.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { callApi } from '../client/call-api.ts'

/** Carries out a command of an admin about a row (H12); fails with a 409 (`stale`) when the row has changed. */
export function sendAdminCommand(body: AdminCommand, signal?: AbortSignal): Promise<AdminAnswer> {
  return callApi<typeof sendAdminCommandSpec>(sendAdminCommandCall, { body, signal })
}

/** Takes a change back, by its command or its entry in the history; `fields` null for all of it. */
export function undoAdminCommand(
  id: string,
  fields: string[] | null,
  signal?: AbortSignal,
): Promise<AdminAnswer> {
  return callApi<typeof undoAdminCommandSpec>(undoAdminCommandCall, {
    params: { id },
    body: { fields },
    signal,
  })
}

/** Reads a row with its personal data; that somebody looked is noted (LGPD). */
export function revealRow(resource: AdminResource, id: string, signal?: AbortSignal): Promise<unknown> {
  return callApi<typeof revealRowSpec>(revealRowCall, { body: { resource, id }, signal })
}

/** Does the same with up to 50 rows; fails with a 409 when their list has another number of rows by now. */
export function actOnRows(body: AdminBulk, signal?: AbortSignal): Promise<BulkResult[]> {
  return callApi<typeof actOnRowsSpec>(actOnRowsCall, { body, signal })
}
