import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { Mail } from '../parts/mail.tsx'
import classes from './interest.module.css'
import { LateForm } from './late-form.tsx'

const load = () => import('./interest-form.tsx')

/** The form for a contact, and the message after it was sent. */
export function Interest() {
  const [sentBy, setSentBy] = useState<string | null>(null)
  return (
    <div className={classes.interest}>
      <noscript>
        <p>
          O formulário não abre neste navegador. Escreva para <Mail to="contato" />.
        </p>
      </noscript>
      {sentBy === null ? (
        <LateForm load={load} onSent={setSentBy} meanwhile={<Waiting />} />
      ) : (
        <Thanks email={sentBy} />
      )}
    </div>
  )
}

function Thanks({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.thanks}>
      <h3 ref={heading} tabIndex={-1}>
        Contato recebido
      </h3>
      <p>
        A gente fala com você por telefone ou em <strong>{email}</strong>.
      </p>
    </div>
  )
}

/** The skeleton of the form. */
function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden>
      {[1, 2, 3].map((field) => (
        <Skeleton key={field} height="4.25rem" />
      ))}
      <Skeleton height="7rem" />
      <Skeleton height="3.125rem" />
    </div>
  )
}
