import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { userRowSchema } from '@campo-livre/domain/users/user-row.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(userRowSchema)

/** Everyone who has an account, by name. For the admin (H12). */
export function adminUsersQuery(question: ListQuestion) {
  return listOptions(['admin', 'users'], 'admin/users', listSchema, question)
}
