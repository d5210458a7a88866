import { createFileRoute } from '@tanstack/react-router'
import { AdvertiseScreen } from '../../features/marketing/advertise-screen.tsx'
import { advertiseSearchSchema } from '../../features/marketing/advertise-search.ts'

/** Advertise a field (A4). */
export const Route = createFileRoute('/_public/anunciar-campo')({
  validateSearch: advertiseSearchSchema,
  component: AdvertiseScreen,
})
