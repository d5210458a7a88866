import { createFileRoute } from '@tanstack/react-router'
import type { RegistrationAddress } from '../../features/account/registration/registration-address.ts'
import { RegisterScreen } from '../../features/account/registration/register-screen.tsx'

/** The registration (A6). Its steps read the address (`readRegistration`). */
export const Route = createFileRoute('/_guest/registro')({
  validateSearch: (raw: RegistrationAddress): RegistrationAddress => raw,
  component: RegisterScreen,
})
