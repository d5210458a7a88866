import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../../features/bookings/dashboard/dashboard-screen.tsx'
import type { DashboardSearch } from '../../features/bookings/dashboard/dashboard-search.ts'

/** The company's home (A9). */
export const Route = createFileRoute('/_company/company/')({
  validateSearch: (raw: DashboardSearch) => raw,
  component: DashboardScreen,
})
