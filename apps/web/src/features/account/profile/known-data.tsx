import { useSession } from '../../../session/use-session.ts'
import { Absent } from '../security/parts/absent.tsx'
import { ProfileCard } from './profile-card.tsx'

/** Where the server lets nobody change their account: what is known of them, to be read. */
export function KnownData() {
  const { user } = useSession()
  return (
    <>
      {user && <ProfileCard user={user} />}
      <Absent to="mudar seus dados" />
    </>
  )
}
