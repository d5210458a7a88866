import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '../session/guards.ts'
import { ThemedOutlet } from '../shell/theme/themed-outlet.tsx'

/** The athlete's area (B3). */
export const Route = createFileRoute('/_athlete')({
  beforeLoad: async ({ location }) => ({ user: await requireRole('athlete', location.href) }),
  component: ThemedOutlet,
})
