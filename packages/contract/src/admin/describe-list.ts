import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { type DeclaredCall, describeCall } from '../call.ts'
import { tableQuerySchema } from '../table-query.ts'

/** Describes a list of all rows of one kind, whoever owns them, for the admin (H12). */
// @__NO_SIDE_EFFECTS__
export function describeAdminList<const C extends Required<Omit<DeclaredCall, 'etag'>>>(
  call: C,
  columns: Columns,
) {
  return describeCall(call, () => ({
    who: ['admin'],
    query: tableQuerySchema(columns),
    summary: 'Everything of its kind as flat rows, names instead of ids, never a password. Table.',
  }))
}

export type AdminListSpec = ReturnType<typeof describeAdminList>
