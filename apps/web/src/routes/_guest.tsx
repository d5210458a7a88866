import { createFileRoute } from '@tanstack/react-router'
import { requireGuest } from '../session/guards.ts'
import { ThemedOutlet } from '../shell/themed-outlet.tsx'

/** Only for people who are not signed in (B2). */
export const Route = createFileRoute('/_guest')({ beforeLoad: requireGuest, component: ThemedOutlet })
