import * as z from 'zod/mini'
import { cnpjSchema } from '../companies/cnpj.ts'
import { companyNameSchema, postalAddressSchema } from '../companies/company-registration.ts'
import { interestSchema } from '../companies/interest.ts'
import { adminCouponSchema } from '../coupons/coupon-input.ts'
import { expenseFactsSchema } from '../expenses/expense-input.ts'
import { courtSchema } from '../fields/set-up/court-input.ts'
import { sports } from '../fields/sports.ts'
import { newProductSchema, productChangeSchema } from '../products/product-input.ts'
import { reasonText } from '../text/reason-text.ts'
import { requiredText } from '../text/required-text.ts'
import { emailSchema } from '../users/email.ts'
import { phoneSchema } from '../users/phone.ts'
import { nameSchema } from '../users/name.ts'
import { roles } from '../users/user.ts'

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
  fields: z.extend(z.pick(courtSchema, { surface: true, indoor: true, players: true }), {
    name: requiredText('Informe o nome do campo.', 60),
  }),
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
  coupons: adminCouponSchema,
  contacts: interestSchema,
}

const ofArena = { companyId: requiredText('Escolha a arena.', 120) }

/**
 * The values by which an admin makes a new row. An account is invited: its person agrees to the terms themselves, with
 * their first password. An arena is made for such an account, and waits for the approval like any other.
 */
export const adminNews = {
  users: z.object({
    name: nameSchema,
    email: emailSchema,
    phone: z.nullable(phoneSchema),
    profile: z.enum(roles, 'Escolha o perfil.'),
  }),
  companies: z.object({
    ownerId: requiredText('Escolha quem cuida dela.', 120),
    name: companyNameSchema,
    cnpj: cnpjSchema,
    ...postalAddressSchema.shape,
  }),
  contacts: interestSchema,
  /** A draft, with the sport that gives its usual times. */
  fields: z.extend(
    z.pick(courtSchema, {
      name: true,
      surface: true,
      indoor: true,
      lengthMeters: true,
      widthMeters: true,
      players: true,
    }),
    { ...ofArena, sport: z.enum(sports, 'Escolha um esporte da lista.') },
  ),
  products: z.extend(
    z.pick(newProductSchema, {
      name: true,
      category: true,
      priceCents: true,
      ean: true,
      lowStockAt: true,
      stock: true,
      costCents: true,
    }),
    ofArena,
  ),
  /** One that comes once, or other income: by its category. */
  expenses: z.extend(
    z.pick(expenseFactsSchema, {
      description: true,
      supplier: true,
      category: true,
      amountCents: true,
      dueDay: true,
    }),
    ofArena,
  ),
}
