import type { Role } from '@campo-livre/domain/users/user.ts'
import type { Resource } from './resource.ts'

/**
 * Returns a resource as a role has it: without the columns that it may not see, which are then neither filtered nor
 * exported, and without writes that are not its own. The server decides all the same.
 */
export function forRole<Row>({ writes, ...resource }: Resource<Row>, role: Role): Resource<Row> {
  const may = ({ who }: { who?: readonly Role[] }) => who === undefined || who.includes(role)
  const [first, ...others] = resource.columns
  const columns: Resource<Row>['columns'] = [first, ...others.filter(may)]
  return { ...resource, columns, ...(writes && may(writes) ? { writes } : {}) }
}
