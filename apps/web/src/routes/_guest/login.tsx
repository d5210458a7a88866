import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../../features/account/login-screen.tsx'
import { loginSearchSchema } from '../../session/login-search.ts'

/** Sign in (A6). */
export const Route = createFileRoute('/_guest/login')({
  validateSearch: loginSearchSchema,
  component: LoginScreen,
})
