import { createFileRoute } from '@tanstack/react-router'
import type { RegistrationAddress } from '../../features/account/registration/registration-address.ts'
import { RegisterScreen } from '../../features/account/registration/register-screen.tsx'

/** Make an account (A6). Its address is read where the steps are (`readRegistration`). */
export const Route = createFileRoute('/_guest/registro')({
  validateSearch: (raw: RegistrationAddress): RegistrationAddress => raw,
  component: RegisterScreen,
})
