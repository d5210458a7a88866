import type { Account } from '@campo-livre/domain/users/account.ts'
import { useState } from 'react'
import part from '../parts/security-section.module.css'
import { AnotherCode } from './another-code.tsx'
import { DropEmailChange } from './drop-email-change.tsx'
import { EmailChangeForm } from './email-change-form.tsx'
import { EmailCodeForm } from './email-code-form.tsx'

type Props = {
  /** The present one. */
  email: string
  pendingEmail: string
  /** Of the mail's link. */
  code: string | null
  /** Whether it was sent before: it is not sent again. */
  spent: boolean
  onSpent: () => void
  /** Of who has asked on this screen just now; null for who has come back, and gives it again for another code. */
  password: string | null
  onPassword: (password: string | null) => void
  onConfirmed: (account: Account) => void
  onDropped: (account: Account) => void
}

/** Another e-mail waits for its code: to be given, sent again, or given up. */
export function PendingEmail(props: Props) {
  const { email, pendingEmail, code, spent, onSpent, password, onPassword, onConfirmed, onDropped } = props
  const [stale, setStale] = useState<string | null>(null)
  return (
    <>
      <p className={part.lead}>
        Falta confirmar <strong>{pendingEmail}</strong>. O código foi para lá e vale por 15 minutos. Até
        confirmar, você entra com <strong>{email}</strong>.
      </p>
      <EmailCodeForm
        key={code}
        code={spent ? null : code}
        onSpent={onSpent}
        takesFocus={password !== null}
        onConfirmed={onConfirmed}
      />
      {password === null ? (
        <EmailChangeForm
          email={email}
          to={pendingEmail}
          stale={stale}
          onAsked={(_account, proof) => onPassword(proof)}
        />
      ) : (
        <AnotherCode
          email={pendingEmail}
          password={password}
          onStale={(sentence) => {
            setStale(sentence)
            onPassword(null)
          }}
        />
      )}
      <DropEmailChange onDropped={onDropped} />
    </>
  )
}
