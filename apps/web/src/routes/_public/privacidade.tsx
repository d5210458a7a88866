import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen } from '../../features/marketing/privacy-screen.tsx'

/** The privacy notice (H11). */
export const Route = createFileRoute('/_public/privacidade')({ component: PrivacyScreen })
