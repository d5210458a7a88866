import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageTitle } from '../../lib/page-title.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileWays } from './profile-ways.tsx'
import classes from './profile-screen.module.css'

const route = getRouteApi('/_athlete/atleta/perfil')

/** The athlete's home (B4): who is signed in, what comes next, and where to go from here. */
export function ProfileScreen({ nextGame }: { nextGame: ReactNode }) {
  const { user } = route.useRouteContext()
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Meu Perfil')}</title>
      <PageHeader title="Meu Perfil" />
      <ProfileCard user={user} />
      {nextGame}
      <ProfileWays />
    </div>
  )
}
