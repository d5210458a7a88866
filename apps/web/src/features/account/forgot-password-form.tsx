import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { forgotPassword } from '@campo-livre/api/account/forgot-password.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import layout from '../../lib/form/form-layout.module.css'
import { SubmitButton } from '../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { schemaRule } from '../../lib/form/rules.ts'

type Props = {
  /** The e-mail typed before, for a user who comes back to the form. */
  email: string
  onAsked: (email: string) => void
}

const validate = { email: schemaRule(emailSchema) }

/** Asks for the e-mail that gets the link (H11). */
export function ForgotPasswordForm({ email, onAsked }: Props) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email }, validate })
  const { submit, inputOf, ...sending } = useSubmitForm<{ email: string }>({
    form,
    fields: ['email'],
    send: (values, signal) => forgotPassword(values.email.trim(), signal),
    onSent: (values) => onAsked(values.email.trim()),
    failure: 'Não deu para pedir o link agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para trocar a senha por aqui. Fale com a arena em que você joga.',
  })
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      <TextInput
        key={form.key('email')}
        {...inputOf('email')}
        className={layout.field ?? ''}
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <SubmitButton sending={sending}>Receber o link</SubmitButton>
    </form>
  )
}
