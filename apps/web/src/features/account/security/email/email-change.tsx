import type { Account } from '@campo-livre/domain/users/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountChanged } from '../../account-changed.ts'
import { EmailChangeForm } from './email-change-form.tsx'
import classes from '../parts/security-section.module.css'
import { PendingEmail } from './pending-email.tsx'
import { StatusMessage } from '../parts/status-message.tsx'
import { useAddressCode } from './use-address-code.ts'

/** Changes the e-mail: asks for a code at the new address, then confirms it. Until then the present one stays. */
export function EmailChange({ account }: { account: Account }) {
  const { email, pendingEmail } = account
  const code = useAddressCode()
  // Belongs to this change alone: a later one does not use it.
  const [spent, setSpent] = useState<string | null>(null)
  const client = useQueryClient()
  // Needed again for another code, so it is kept in memory while this is shown.
  const [password, setPassword] = useState<string | null>(null)
  const [told, setTold] = useState<string | null>(null)
  if (pendingEmail !== null) {
    return (
      <PendingEmail
        key={pendingEmail}
        email={email}
        pendingEmail={pendingEmail}
        code={code}
        spent={code === spent}
        onSpent={() => setSpent(code)}
        password={password}
        onPassword={setPassword}
        onConfirmed={(changed) => {
          accountChanged(client, changed)
          setPassword(null)
          setTold(`E-mail trocado. Agora você entra com ${changed.email}.`)
        }}
        onDropped={(changed) => {
          accountChanged(client, changed)
          setSpent(code)
          setPassword(null)
          setTold(`Tudo como antes: você entra com ${changed.email}.`)
        }}
      />
    )
  }
  return (
    <>
      {told !== null && <StatusMessage>{told}</StatusMessage>}
      {told === null && code !== spent && (
        <StatusMessage>
          Nenhum e-mail novo espera por esse código. Se você já confirmou, está tudo certo.
        </StatusMessage>
      )}
      <p className={classes.lead}>
        Você entra com <strong>{email}</strong>. Um código vai para o e-mail novo; até você confirmar, vale o
        de hoje.
      </p>
      <EmailChangeForm
        email={email}
        onAsked={(changed, proof) => {
          accountChanged(client, changed)
          setSpent(code)
          setPassword(proof)
          setTold(null)
        }}
      />
    </>
  )
}
