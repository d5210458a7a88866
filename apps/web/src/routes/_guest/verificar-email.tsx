import { createFileRoute } from '@tanstack/react-router'
import type { MailAddress } from '../../features/account/guest-address.ts'
import { VerifyEmailScreen } from '../../features/account/verify-email-screen.tsx'

/** Confirms an e-mail (A6). The screen reads its address itself. */
export const Route = createFileRoute('/_guest/verificar-email')({
  validateSearch: (raw: MailAddress): MailAddress => raw,
  component: VerifyEmailScreen,
})
