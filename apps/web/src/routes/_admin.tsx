import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '../session/guards.ts'
import { ThemedOutlet } from '../shell/theme/themed-outlet.tsx'

/** The admin's area (B3). */
export const Route = createFileRoute('/_admin')({
  beforeLoad: async ({ location }) => ({ user: await requireRole('admin', location.href) }),
  component: ThemedOutlet,
})
