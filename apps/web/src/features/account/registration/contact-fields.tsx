import { TextInput } from '@mantine/core'
import layout from '../../../lib/form/form-layout.module.css'
import { maskPhone } from '../../../lib/form/masks.ts'
import { EmailRefused } from './email-refused.tsx'

type Name = 'email' | 'phone'
type Props = {
  keyOf: (name: Name) => string
  inputOf: (name: Name, extras?: { mask: (text: string) => string }) => { onBlur: () => void }
  /** Called when the e-mail's field is left. */
  onEmail: () => void
  /** The e-mail that the server has refused. */
  refused: string | null
}

/** The fields for e-mail and phone. */
export function ContactFields({ keyOf, inputOf, onEmail, refused }: Props) {
  const field = layout.field ?? ''
  const email = inputOf('email')
  return (
    <>
      <TextInput
        key={keyOf('email')}
        {...email}
        onBlur={() => {
          email.onBlur()
          onEmail()
        }}
        className={field}
        label="E-mail"
        description="É com ele que você entra. A gente manda um código para confirmar."
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <EmailRefused email={refused} />
      <TextInput
        key={keyOf('phone')}
        {...inputOf('phone', { mask: maskPhone })}
        className={field}
        label="Celular com DDD"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        placeholder="(85) 90123-4567"
      />
    </>
  )
}
