import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/expense.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllExpensesCall = {
  method: 'GET',
  path: '/admin/expenses',
  output: z.array(z.extend(expenseRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllExpensesSpec = describeAdminList(listAllExpensesCall, expenseColumns)
