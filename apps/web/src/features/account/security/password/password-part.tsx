import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UnsupportedCall } from '../parts/unsupported-call.tsx'
import { SecuritySection } from '../parts/security-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { StatusMessage } from '../parts/status-message.tsx'

/** The part that changes the password (H11). */
export function PasswordPart({ email }: { email: string }) {
  const [times, setTimes] = useState(0)
  // A server without accounts cannot change passwords either, so no form is shown.
  const { data, error } = useQuery(accountQuery())
  const absent = error instanceof ApiError && error.status === 404
  const first = data?.hasPassword === false
  const lead = first
    ? 'Você entra com um código, pelo e-mail. Se quiser, escolha também uma senha.'
    : 'Ao trocar, sua conta sai de todos os outros aparelhos.'
  return (
    <SecuritySection title="Senha" lead={lead}>
      {times > 0 && (
        <StatusMessage key={times}>
          Senha trocada. Você continua aqui; os outros aparelhos vão pedir a nova.
        </StatusMessage>
      )}
      {absent ? (
        <UnsupportedCall to="trocar a senha" />
      ) : (
        <PasswordForm
          key={`form ${times}`}
          email={email}
          first={first}
          onChanged={() => setTimes(times + 1)}
        />
      )}
    </SecuritySection>
  )
}
