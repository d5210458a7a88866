import { useSession } from '../../../session/use-session.ts'
import { Absent } from '../security/parts/absent.tsx'
import { ProfileCard } from './profile-card.tsx'

/** The user's data as text, for a server that cannot change accounts. */
export function KnownData() {
  const { user } = useSession()
  return (
    <>
      {user && <ProfileCard user={user} />}
      <Absent to="mudar seus dados" />
    </>
  )
}
