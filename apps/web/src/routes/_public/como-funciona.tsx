import { createFileRoute } from '@tanstack/react-router'
import { HowItWorksScreen } from '../../features/marketing/how-it-works-screen.tsx'

/** The page that explains the product (A5). */
export const Route = createFileRoute('/_public/como-funciona')({ component: HowItWorksScreen })
