import { userList } from '@campo-livre/domain/users/user-row.ts'
import { listRows } from '../http/list-rows.ts'

/** The rows of users. */
export const userRows = listRows(userList, {})
