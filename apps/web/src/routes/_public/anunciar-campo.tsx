import { createFileRoute } from '@tanstack/react-router'
import { AdvertiseScreen } from '../../features/marketing/advertise-screen.tsx'
import { advertiseSearch } from '../../features/marketing/advertise-search.ts'

/** The page for arenas that want to be listed (A4). */
export const Route = createFileRoute('/_public/anunciar-campo')({
  validateSearch: advertiseSearch,
  component: AdvertiseScreen,
})
