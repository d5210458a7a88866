import * as z from 'zod/mini'
import { byName, declareColumns, declareList, filterableOf, rowSchemaOf } from '../lists/declare-list.ts'
import { is, own, when } from '../lists/expressions.ts'
import { instantSchema } from '../time/zone.ts'
import { storedUserSchema } from './stored-user.ts'

export const userStatuses = ['active', 'invited', 'unverified', 'blocked'] as const
export type UserStatus = (typeof userStatuses)[number]
export const userStatusLabels: Record<UserStatus, string> = {
  active: 'Ativa',
  invited: 'Convidada',
  unverified: 'E-mail por confirmar',
  blocked: 'Bloqueada',
}

/** A person in the admin's list. */
const columns = declareColumns({
  id: 'shown',
  name: ['text', z.string()],
  email: ['text', z.string()],
  phone: ['text', z.nullable(z.string())],
  /** The profile name; one that the app does not know is possible (B6). */
  profile: ['choice', z.string()],
  status: ['choice', z.enum(userStatuses)],
  emailVerifiedAt: ['instant', z.nullable(instantSchema)],
})
export const userRowSchema = rowSchemaOf(columns)
export type UserRow = z.infer<typeof userRowSchema>
export const userColumns = filterableOf(columns)

/** The list of everybody, without passwords. */
export const userList = declareList(columns, {
  table: 'users',
  stored: storedUserSchema,
  order: [byName(own('name')), byName(own('id'))],
  values: {
    profile: own('profile.name'),
    status: when(
      [
        [is(own('blocked'), '=', true), 'blocked'],
        [is(own('invited'), '=', true), 'invited'],
        [is(own('emailVerifiedAt'), '=', null), 'unverified'],
      ],
      'active',
    ),
  },
})
