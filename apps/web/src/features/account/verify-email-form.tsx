import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { verifyEmail } from '@campo-livre/api/account/verify-email.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { codeSchema, verificationSchema } from '@campo-livre/domain/users/proof.ts'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import layout from '../../lib/form-layout.module.css'
import { maskCode } from '../../lib/masks.ts'
import { SubmitButton } from '../../lib/submit-button.tsx'
import { useSendingForm } from '../../lib/use-sending-form.ts'
import { problemOf } from '../../lib/problem-of.ts'
import classes from './verify-email-form.module.css'

type Values = { email: string; code: string }
type Props = {
  /** Whose code it is; without it the form asks. */
  email: string | undefined
  onVerified: () => void
}

const fields = ['email', 'code'] as const
const validate = { email: problemOf(emailSchema), code: problemOf(codeSchema) }

/** The six figures of the mail, typed or pasted (H11). */
export function VerifyEmailForm({ email, onVerified }: Props) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: email ?? '', code: '' }, validate })
  const { submit, inputOf, ...sending } = useSendingForm<Values>({
    form,
    fields,
    send: (values, signal) => verifyEmail(verificationSchema.parse(values), signal),
    onSent: onVerified,
    failure: 'Não deu para confirmar agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para confirmar o e-mail por aqui. O código continua na tela.',
  })
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      {email === undefined && (
        <TextInput
          key={form.key('email')}
          {...inputOf('email')}
          className={layout.field ?? ''}
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      )}
      <TextInput
        key={form.key('code')}
        {...inputOf('code', { mask: maskCode })}
        className={classes.field ?? ''}
        classNames={{ input: classes.code ?? '' }}
        label="Código de 6 números"
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <SubmitButton sending={sending}>Confirmar e-mail</SubmitButton>
    </form>
  )
}
