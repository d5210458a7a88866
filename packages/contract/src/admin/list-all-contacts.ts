import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { contactColumns, contactRowSchema } from '@campo-livre/domain/admin/log-rows.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllContactsCall = {
  method: 'GET',
  path: '/admin/contacts',
  output: z.array(z.extend(contactRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllContactsSpec = describeAdminList(listAllContactsCall, contactColumns)
