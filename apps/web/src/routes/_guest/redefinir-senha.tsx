import { createFileRoute } from '@tanstack/react-router'
import { resetPasswordSearchSchema } from '../../features/account/account-search.ts'
import { ResetPasswordScreen } from '../../features/account/reset-password-screen.tsx'

/** Choose a new password (A6). */
export const Route = createFileRoute('/_guest/redefinir-senha')({
  validateSearch: resetPasswordSearchSchema,
  component: ResetPasswordScreen,
})
