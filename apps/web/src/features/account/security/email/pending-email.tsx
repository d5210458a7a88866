import type { Account } from '@campo-livre/domain/users/account.ts'
import { useState } from 'react'
import part from '../parts/security-section.module.css'
import { AnotherCode } from './another-code.tsx'
import { DropEmailChange } from './drop-email-change.tsx'
import { EmailChangeForm } from './email-change-form.tsx'
import { EmailCodeForm } from './email-code-form.tsx'

type Props = {
  /** The present e-mail. */
  email: string
  pendingEmail: string
  /** The code of the mail's link. */
  code: string | null
  /** True when that code was sent already; it is not sent again. */
  spent: boolean
  onSpent: () => void
  /** The password typed on this screen; null after coming back, when it is asked for again to send another code. */
  password: string | null
  onPassword: (password: string | null) => void
  onConfirmed: (account: Account) => void
  onDropped: (account: Account) => void
}

/** A pending change of e-mail: its code can be typed, sent again, or the change cancelled. */
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
