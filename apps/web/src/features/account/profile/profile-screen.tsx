import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { AccountSections } from '../sections/account-sections.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileWays } from './profile-ways.tsx'

const route = getRouteApi('/_athlete/atleta/perfil')

/** The athlete's home (B4): their data, the next game, links, and all of their account. */
export function ProfileScreen({ nextGame }: { nextGame: ReactNode }) {
  const { user: before } = route.useRouteContext()
  const { user } = useSession()
  return (
    <AccountSections
      whose="athlete"
      title="Meu Perfil"
      home={
        <>
          <ProfileCard user={user ?? before} />
          {nextGame}
          <ProfileWays />
        </>
      }
    />
  )
}
