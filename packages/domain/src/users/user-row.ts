import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
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
export const listedUser = declareColumns({
  id: 'shown',
  name: ['text', z.string()],
  email: ['text', z.string()],
  phone: ['text', z.nullable(z.string())],
  /** The profile name; one that the app does not know is possible (B6). */
  profile: ['choice', z.string()],
  status: ['choice', z.enum(userStatuses)],
  emailVerifiedAt: ['instant', z.nullable(instantSchema)],
})
export const userRowSchema = rowSchemaOf(listedUser)
export type UserRow = z.infer<typeof userRowSchema>
export const userColumns = filterableOf(listedUser)
