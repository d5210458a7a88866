import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ProfileScreen } from '../../features/account/profile/profile-screen.tsx'
import { type AccountAddress, readSection } from '../../features/account/sections/sections.ts'
import { NextGame, nextGameQuery } from '../../features/bookings/list/next-game.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The athlete's home (B4) and account. */
export const Route = createFileRoute('/_athlete/atleta/perfil')({
  validateSearch: (raw: AccountAddress): AccountAddress => raw,
  beforeLoad: ({ search }) => {
    // Favourites were a part of the account once: links to them still lead there.
    if (search.aba === 'favoritos') throw redirect({ to: '/atleta/favoritos', replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const home = readSection('athlete', deps) === 'inicio'
    if (home) prefetch(context.queryClient, nextGameQuery())
    else prefetch(context.queryClient, accountQuery())
  },
  component: Profile,
})

function Profile() {
  return <ProfileScreen nextGame={<NextGame />} />
}
