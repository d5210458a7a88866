import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

/** The three roles. Other profile names are possible and have no screens (B6). */
export const roles = ['athlete', 'company', 'admin'] as const
export type Role = (typeof roles)[number]

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  imagePath: z.nullable(z.string()),
  emailVerifiedAt: z.nullable(instantSchema),
  profile: z.object({ name: z.string() }),
})
export type User = z.infer<typeof userSchema>

/** Returns the role of a user's profile name, or null for one that the app does not know (B6). */
export function roleOf(user: User): Role | null {
  return roles.find((role) => role === user.profile.name) ?? null
}
