import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../../features/account/login-screen.tsx'

/** Sign in (A6). */
export const Route = createFileRoute('/_guest/login')({ component: LoginScreen })
