import { createFileRoute } from '@tanstack/react-router'
import type { MailAddress } from '../../features/account/guest-address.ts'
import { ResetPasswordScreen } from '../../features/account/reset-password-screen.tsx'

/** Sets a new password (A6). The screen reads its address itself. */
export const Route = createFileRoute('/_guest/redefinir-senha')({
  validateSearch: (raw: MailAddress): MailAddress => raw,
  component: ResetPasswordScreen,
})
