import * as z from 'zod/mini'
import { fieldStatuses } from './field-row.ts'

/** The status that a company gives a field; an inactive one takes no new bookings. */
export const fieldStatusSchema = z.object({ status: z.enum(fieldStatuses, 'Escolha a situação.') })
