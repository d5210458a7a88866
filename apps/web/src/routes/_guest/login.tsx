import { createFileRoute } from '@tanstack/react-router'
import { loginSearchSchema } from '../../session/login-search.ts'
import { LoginScreen } from '../../session/login-screen.tsx'

/** Sign in (A6). */
export const Route = createFileRoute('/_guest/login')({
  validateSearch: loginSearchSchema,
  component: LoginScreen,
})
