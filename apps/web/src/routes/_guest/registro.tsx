import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '../../features/account/register-screen.tsx'

/** Make an account (A6). */
export const Route = createFileRoute('/_guest/registro')({ component: RegisterScreen })
