import { createFileRoute } from '@tanstack/react-router'
import { AdvertiseScreen } from '../../features/marketing/advertise-screen.tsx'
import { calculatorSearchSchema } from '../../features/marketing/calculator-search.ts'

/** Advertise a field (A4). */
export const Route = createFileRoute('/_public/anunciar-campo')({
  validateSearch: calculatorSearchSchema,
  component: AdvertiseScreen,
})
