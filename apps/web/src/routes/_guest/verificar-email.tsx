import { createFileRoute } from '@tanstack/react-router'
import { verifyEmailSearchSchema } from '../../features/account/account-search.ts'
import { VerifyEmailScreen } from '../../features/account/verify-email-screen.tsx'

/** Confirm the e-mail (A6). */
export const Route = createFileRoute('/_guest/verificar-email')({
  validateSearch: verifyEmailSearchSchema,
  component: VerifyEmailScreen,
})
