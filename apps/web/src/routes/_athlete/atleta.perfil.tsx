import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../features/account/profile-screen.tsx'
import { NextGame, nextGameQuery } from '../../features/bookings/next-game.tsx'
import { warm } from '../../lib/warm.ts'

/** The athlete's home (B4). */
export const Route = createFileRoute('/_athlete/atleta/perfil')({
  loader: ({ context }) => warm(context.queryClient, nextGameQuery()),
  component: Profile,
})

function Profile() {
  return <ProfileScreen nextGame={<NextGame />} />
}
