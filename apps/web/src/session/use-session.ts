import { type Role, roleOf, type User } from '@campo-livre/domain/users/user.ts'
import { useAtomValue } from '../lib/state/store.ts'
import { signedInAtom, userAtom } from './atoms.ts'

/** Returns the session. `signedIn` is true as soon as there is a token; `user` follows with the server's answer. */
export function useSession(): { signedIn: boolean; user: User | null; role: Role | null } {
  const signedIn = useAtomValue(signedInAtom)
  const user = useAtomValue(userAtom)
  return { signedIn, user, role: user ? roleOf(user) : null }
}
