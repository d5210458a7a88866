import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '../../shell/error-screen.tsx'

export const Route = createFileRoute('/_public/erro')({ component: ErrorScreen })
