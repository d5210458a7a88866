import { favouritesQuery } from '@campo-livre/api/account/favourites.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FavouritesScreen } from '../../features/fields/favourites/favourites-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The athlete's favourite fields (A10). */
export const Route = createFileRoute('/_athlete/atleta/favoritos')({
  loader: ({ context }) => prefetch(context.queryClient, favouritesQuery()),
  component: FavouritesScreen,
})
