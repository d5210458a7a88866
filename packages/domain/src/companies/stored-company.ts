import * as z from 'zod/mini'
import { sharingSchema } from '../financial/hours/sharing.ts'
import { moneySettingsSchema } from '../financial/settings/money-settings.ts'
import { waitingWays } from '../waiting/wait.ts'
import { companySchema, companyStatuses } from './company.ts'

/** A company as it is stored: what it shows but its rating, and what only a server knows. */
export const storedCompanySchema = z.extend(z.omit(companySchema, { rating: true }), {
  /** The user who runs it; null for the companies nobody signs in as. */
  ownerId: z.nullable(z.string()),
  status: z.enum(companyStatuses),
  statusReason: z.optional(z.nullable(z.string())),
  cnpj: z.optional(z.nullable(z.string())),
  pixKey: z.string(),
  /** True if its counter may sell more than is in stock. */
  sellsBeyondStock: z.optional(z.boolean()),
  /** The way in which it offers a time that becomes free to those who wait; absent where it has chosen none (N7). */
  waitingWay: z.optional(z.enum(waitingWays)),
  /** The manner in which costs are shared among the hours of its fields; absent where it has chosen none. */
  sharing: z.optional(sharingSchema),
  /** The things that it has told of its accounts; absent where it has told nothing. */
  money: z.optional(moneySettingsSchema),
  /** Counts the changes of its profile. */
  version: z.int(),
  /** True if its owner has deleted their account: nobody can bring it back. */
  ownerDeleted: z.optional(z.boolean()),
})
export type StoredCompany = z.infer<typeof storedCompanySchema>
