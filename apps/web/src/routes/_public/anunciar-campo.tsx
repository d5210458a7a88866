import { createFileRoute } from '@tanstack/react-router'
import { AdvertiseScreen } from '../../features/marketing/advertise-screen.tsx'

/** Advertise a field (A4). */
export const Route = createFileRoute('/_public/anunciar-campo')({ component: AdvertiseScreen })
