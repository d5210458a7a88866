import { byName, declareList } from '../lists/declare-list.ts'
import { is, own, when } from '../lists/expressions.ts'
import { storedUserSchema } from './stored-user.ts'
import { listedUser } from './user-row.ts'

/** The list of everybody, without passwords. */
export const userList = declareList(listedUser, {
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
