import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { rachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { rachaRowSchema } from '@campo-livre/domain/rachas/racha.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllRachasCall = {
  method: 'GET',
  path: '/admin/rachas',
  output: z.array(z.extend(rachaRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllRachasSpec = describeAdminList(listAllRachasCall, rachaColumns)
