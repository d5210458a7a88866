import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

export const userStatuses = ['active', 'invited', 'unverified', 'blocked'] as const
export type UserStatus = (typeof userStatuses)[number]
export const userStatusLabels: Record<UserStatus, string> = {
  active: 'Ativa',
  invited: 'Convidada',
  unverified: 'E-mail por confirmar',
  blocked: 'Bloqueada',
}

/** A person in the admin's list. */
export const userRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** The profile name; one that the app does not know is possible (B6). */
  profile: z.string(),
  status: z.enum(userStatuses),
  emailVerifiedAt: z.nullable(instantSchema),
})
export type UserRow = z.infer<typeof userRowSchema>
