import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen } from '../../features/marketing/terms-screen.tsx'

/** The terms of use (H11). */
export const Route = createFileRoute('/_public/termos')({ component: TermsScreen })
