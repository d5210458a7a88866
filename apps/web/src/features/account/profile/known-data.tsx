import { useSession } from '../../../session/use-session.ts'
import { UnsupportedCall } from '../security/parts/unsupported-call.tsx'
import { ProfileCard } from './profile-card.tsx'

/** The user's data as text, for a server that cannot change accounts. */
export function KnownData() {
  const { user } = useSession()
  return (
    <>
      {user && <ProfileCard user={user} />}
      <UnsupportedCall to="mudar seus dados" />
    </>
  )
}
