import { TextInput } from '@mantine/core'
import layout from '../../../lib/form-layout.module.css'
import { maskPhone } from '../../../lib/masks.ts'

type Name = 'email' | 'phone'
type Props = {
  keyOf: (name: Name) => string
  inputOf: (name: Name, extras?: { mask: (text: string) => string }) => object
}

/** Where somebody can be reached. */
export function ContactFields({ keyOf, inputOf }: Props) {
  const field = layout.field ?? ''
  return (
    <>
      <TextInput
        key={keyOf('email')}
        {...inputOf('email')}
        className={field}
        label="E-mail"
        description="É com ele que você entra. A gente manda um código para confirmar."
        type="email"
        autoComplete="email"
        inputMode="email"
      />
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
