import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../../features/account/login-screen.tsx'

/** The login (A6). */
export const Route = createFileRoute('/_guest/login')({ component: LoginScreen })
