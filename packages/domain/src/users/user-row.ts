import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

export const userStandings = ['active', 'unverified', 'blocked'] as const
export type UserStanding = (typeof userStandings)[number]
export const userStandingLabels: Record<UserStanding, string> = {
  active: 'Ativa',
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
  status: z.enum(userStandings),
  emailVerifiedAt: z.nullable(instantSchema),
})
export type UserRow = z.infer<typeof userRowSchema>
