import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CrudScreen } from '../../features/crud/crud-screen.tsx'
import { warm } from '../../lib/warm.ts'

/** The admin's home (A11). */
export const Route = createFileRoute('/_admin/pages/crud')({
  loader: ({ context }) => warm(context.queryClient, placesQuery()),
  component: CrudScreen,
})
