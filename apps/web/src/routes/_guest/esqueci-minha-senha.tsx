import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../../features/account/forgot-password-screen.tsx'

/** Asks for a link to set a new password (A6). */
export const Route = createFileRoute('/_guest/esqueci-minha-senha')({ component: ForgotPasswordScreen })
