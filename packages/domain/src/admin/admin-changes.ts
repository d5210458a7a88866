import * as z from 'zod/mini'
import { interestSchema } from '../companies/interest.ts'
import { expenseFactsSchema } from '../expenses/expense-input.ts'
import { productChangeSchema } from '../products/product-input.ts'
import { reasonText } from '../text/reason-text.ts'
import { requiredText } from '../text/required-text.ts'
import { phoneSchema } from '../users/phone.ts'
import { nameSchema } from '../users/registration.ts'

const customerName = requiredText('Informe o nome de quem vem.', 80)

/**
 * The values that an admin may enter of a row, by kind. What is not here is changed by what the domain knows to do with
 * it, and a ledger (payments, stock movements) by reversal alone.
 */
export const adminChanges = {
  users: z.object({ name: nameSchema, phone: z.nullable(phoneSchema) }),
  companies: z.object({
    name: requiredText('Informe o nome da arena.', 80),
    phone: z.nullable(phoneSchema),
  }),
  fields: z.object({ name: requiredText('Informe o nome do campo.', 60) }),
  bookings: z.object({
    customerName,
    /** Another start: the booking moves, at its price and with its length. */
    start: z.iso.datetime({ offset: true, error: 'Escolha um horário.' }),
  }),
  tabs: z.object({ customerName }),
  products: z.pick(productChangeSchema, {
    name: true,
    category: true,
    priceCents: true,
    ean: true,
    lowStockAt: true,
  }),
  tills: z.object({ differenceReason: reasonText('Conte o motivo da diferença.') }),
  expenses: z.pick(expenseFactsSchema, {
    description: true,
    supplier: true,
    category: true,
    amountCents: true,
    dueDay: true,
  }),
  contacts: interestSchema,
}

/** The values by which an admin makes a new row. */
export const adminNews = { contacts: interestSchema }
