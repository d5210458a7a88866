import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '../session/guards.ts'
import { ThemedOutlet } from '../shell/theme/themed-outlet.tsx'

/** The company's area (B3). */
export const Route = createFileRoute('/_company')({
  beforeLoad: async ({ location }) => ({ user: await requireRole('company', location.href) }),
  component: ThemedOutlet,
})
