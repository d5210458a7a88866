import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { bookingColumns } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { bookingRowSchema } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllBookingsCall = {
  method: 'GET',
  path: '/admin/bookings',
  output: z.array(z.extend(bookingRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllBookingsSpec = describeAdminList(listAllBookingsCall, bookingColumns)
