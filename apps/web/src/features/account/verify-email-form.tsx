import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'
import { verifyEmail } from '@campo-livre/api/account/verify-email.ts'
import { verificationSchema } from '@campo-livre/domain/users/proof.ts'
import { TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import layout from '../../lib/form/form-layout.module.css'
import { maskCode } from '../../lib/form/masks.ts'
import { SubmitButton } from '../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { CodeField } from './codes/code-field.tsx'
import { type CodeProblem, codeProblemOf } from './codes/code-problem.ts'
import { useRefusedCode } from './codes/use-refused-code.ts'
import type { VerificationForm } from './use-verification-form.ts'

type Values = { email: string; code: string }
type Props = {
  form: VerificationForm
  /** The e-mail of the code; without it the form asks. */
  email: string | undefined
  /** The code of a mail's link, which is sent at once. */
  code: string | null
  onVerified: (email: string) => void
  /** Called when it was confirmed before; `sentence` is the server's. */
  onVerifiedBefore: (email: string, sentence: string) => void
  /** Returns the way on from a code that can no longer be used. */
  wayOn: (problem: CodeProblem) => ReactNode
}

const fields = ['email', 'code'] as const
const CONFIRMED = 'Seu e-mail já está confirmado.'

/** The form for the six digits of the mail: typed, pasted or from its link (H11). */
export function VerifyEmailForm({ form, email, code, onVerified, onVerifiedBefore, wayOn }: Props) {
  const { submit, inputOf, ...sending } = useSubmitForm<Values, string | null>({
    form,
    fields,
    send: async (values, signal) => {
      try {
        await verifyEmail(verificationSchema.parse(values), signal)
        return null
      } catch (error) {
        if (error instanceof ApiError && codeProblemOf(error) === 'confirmed')
          return messageOf(error, CONFIRMED)
        throw error
      }
    },
    onSent: (values, before) => {
      if (before === null) onVerified(values.email.trim())
      else onVerifiedBefore(values.email.trim(), before)
    },
    failure: 'Não deu para confirmar agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para confirmar o e-mail por aqui. O código continua na tela.',
  })
  const begun = useRef(false)
  useEffect(() => {
    // Sent once, however often React runs the effect.
    if (!begun.current && email !== undefined && code !== null) submit()
    begun.current = true
  })
  useRefusedCode(form.getInputNode('code'), sending.error)
  const problem = codeProblemOf(sending.error)
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
      <CodeField
        key={form.key('code')}
        {...inputOf('code', { mask: maskCode })}
        sends={email !== undefined}
        // Without a field for the e-mail, the focus begins here.
        data-autofocus={email !== undefined || undefined}
      />
      <p role="status" className={code === null ? 'visually-hidden' : ''}>
        {sending.pending && 'Confirmando seu e-mail…'}
      </p>
      <SubmitButton sending={sending} action={problem && wayOn(problem)}>
        Confirmar e-mail
      </SubmitButton>
    </form>
  )
}
