import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { movementColumns, movementRowSchema } from '@campo-livre/domain/stock/stock-movement.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllStockMovementsCall = {
  method: 'GET',
  path: '/admin/stock-movements',
  output: z.array(z.extend(movementRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllStockMovementsSpec = describeAdminList(listAllStockMovementsCall, movementColumns)
