import { bookingCommandSchema } from '@campo-livre/domain/bookings/commands/command.ts'
import type { NewBookingValues } from './new-booking-values.ts'
import { toCommand } from './new-booking-values.ts'

/** The fields of a new booking that may be wrong, in visual order. */
export const checkedFields = ['name', 'phone', 'price', 'reason', 'note'] as const
export type CheckedField = (typeof checkedFields)[number]

/** The fields by their paths in the command. */
const paths: Readonly<Record<string, CheckedField>> = {
  'customer.name': 'name',
  'customer.phone': 'phone',
  priceCents: 'price',
  priceReason: 'reason',
  note: 'note',
}

/** Returns the sentence of each field that the command's schema refuses. */
export function problemsOf(
  values: NewBookingValues,
  timeZone: string,
): Partial<Record<CheckedField, string>> {
  const { error } = bookingCommandSchema.safeParse({ ...toCommand(values, timeZone), id: 'new' })
  const problems: Partial<Record<CheckedField, string>> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = paths[path.join('.')]
    if (field) problems[field] ??= message
  }
  return problems
}
