import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { askEmailChange } from '@campo-livre/api/account/change-email.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { emailChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import layout from '../../../../lib/form/form-layout.module.css'
import { schemaRule } from '../../../../lib/form/rules.ts'
import { SubmitButton } from '../../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts'
import { createDraft } from '../../../../lib/storage/drafts.ts'
import { isOwn } from '../../account-changed.ts'
import { OwnPassword, ownPasswordProblem } from '../parts/own-password.tsx'
import classes from '../parts/security-section.module.css'
import { UserNameField } from '../parts/user-name-field.tsx'

type Values = { email: string; password: string }
type Props = {
  /** The present e-mail. */
  email: string
  /** The new address; without it the form asks for it. */
  to?: string
  /** The error of a password that is no longer right; its field gets the focus. */
  stale?: string | null
  onAsked: (account: Account, password: string) => void
}

const fields = ['email', 'password'] as const
const validate = { email: schemaRule(emailSchema), password: ownPasswordProblem }
const draft = createDraft('change e-mail', ['email'])

/** Asks for a code to be sent to another address, with the password as proof. */
export function EmailChangeForm({ email, to, stale = null, onAsked }: Props) {
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { email: to ?? draft.read().email, password: '' },
    initialErrors: stale === null ? {} : { password: stale },
    validate,
    onValuesChange: (values) => {
      if (to === undefined) draft.keep(values)
    },
  })
  const { submit, inputOf, ...sending } = useSubmitForm<Values>({
    form,
    fields: to === undefined ? fields : ['password'],
    send: async (values, signal) => {
      const account = await askEmailChange(emailChangeSchema.parse(values), signal)
      if (isOwn(account)) draft.drop()
      onAsked(account, values.password)
    },
    onSent: () => undefined,
    failure: 'Não deu para enviar o código agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para trocar o e-mail por aqui.',
  })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (stale !== null) element.current?.querySelector<HTMLElement>('[data-path="password"]')?.focus()
  }, [stale])
  return (
    <form ref={element} className={`${layout.form} ${classes.form}`} onSubmit={submit} noValidate>
      {to === undefined ? (
        <TextInput
          key={form.key('email')}
          {...inputOf('email')}
          className={layout.field ?? ''}
          label="Novo e-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      ) : (
        <>
          <p>O código não chegou? Com sua senha, vai outro.</p>
          <UserNameField email={email} />
        </>
      )}
      <OwnPassword key={form.key('password')} {...inputOf('password')} label="Sua senha" />
      <SubmitButton sending={sending} variant={to === undefined ? 'filled' : 'default'}>
        {to === undefined ? 'Enviar código' : 'Enviar outro código'}
      </SubmitButton>
    </form>
  )
}
