import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { userColumns } from '@campo-livre/domain/users/user-row.ts'
import { userRowSchema } from '@campo-livre/domain/users/user-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllUsersCall = {
  method: 'GET',
  path: '/admin/users',
  output: z.array(z.extend(userRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllUsersSpec = describeAdminList(listAllUsersCall, userColumns)
