import { createFileRoute } from '@tanstack/react-router'
import { AdvertiseScreen } from '../../features/marketing/advertise-screen.tsx'
import { advertiseSearch } from '../../features/marketing/advertise-search.ts'

/** Advertise a field (A4). */
export const Route = createFileRoute('/_public/anunciar-campo')({
  validateSearch: advertiseSearch,
  component: AdvertiseScreen,
})
