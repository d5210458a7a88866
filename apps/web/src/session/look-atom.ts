import type { Look } from '@campo-livre/domain/admin/look.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import { atom } from '../lib/state/store.ts'

type Running = Look & {
  /** The admin's own session, which is kept aside. */
  own: { token: string; user: User }
  /** The address at which it began. */
  back: string
}

/**
 * The look of an admin at the app as somebody, in this tab alone: the storage keeps the admin's own token, so that other
 * tabs and a reload are the admin's (D2, D11).
 */
export const lookAtom = atom<Running | null>(null)
