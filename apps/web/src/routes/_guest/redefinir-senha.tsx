import { createFileRoute } from '@tanstack/react-router'
import type { MailAddress } from '../../features/account/guest-address.ts'
import { ResetPasswordScreen } from '../../features/account/reset-password-screen.tsx'

/** Choose a new password (A6). Its address is read there. */
export const Route = createFileRoute('/_guest/redefinir-senha')({
  validateSearch: (raw: MailAddress): MailAddress => raw,
  component: ResetPasswordScreen,
})
