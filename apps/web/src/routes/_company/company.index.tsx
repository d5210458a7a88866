import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../../features/bookings/dashboard-screen.tsx'

/** The company's home (A9). */
export const Route = createFileRoute('/_company/company/')({ component: DashboardScreen })
