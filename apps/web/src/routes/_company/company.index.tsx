import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../../features/bookings/dashboard/dashboard-screen.tsx'
import { dashboardSearchSchema } from '../../features/bookings/dashboard/dashboard-search.ts'

/** The company's home (A9). */
export const Route = createFileRoute('/_company/company/')({
  validateSearch: dashboardSearchSchema,
  component: DashboardScreen,
})
