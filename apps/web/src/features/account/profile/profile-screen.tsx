import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { AccountSections } from '../sections/account-sections.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileWays } from './profile-ways.tsx'

const route = getRouteApi('/_athlete/atleta/perfil')

type Props = {
  /** The part of another subject, given by the route. */
  nextGame: ReactNode
}

/** The athlete's home (B4): their data, the next game, links, and all of their account. */
export function ProfileScreen({ nextGame }: Props) {
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
