import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { resetPassword } from '@campo-livre/api/account/reset-password.ts'
import { confirmationProblem, passwordProblem } from '@campo-livre/domain/users/password.ts'
import { passwordResetSchema, RESET_LINK_MINUTES } from '@campo-livre/domain/users/proof.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import layout from '../../lib/form/form-layout.module.css'
import { secondsToRetry } from '../../lib/notice/rate-limit.ts'
import { SubmitButton } from '../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { NewPassword } from './new-password.tsx'
import { consentProblem } from './registration/agreement.ts'
import { PasswordStep } from './registration/password-step.tsx'

const initialValues = { password: '', password_confirmation: '', terms_version: false }
type Values = typeof initialValues
type Props = {
  email: string
  token: string
  /** True for the link of an invitation: its person agrees to the terms (H12). */
  invited: boolean
  onReset: () => void
  /** Called when the user asks for another link. */
  onOtherLink: () => void
}

const fields = ['password', 'password_confirmation', 'terms_version'] as const
const validate = {
  password: passwordProblem,
  password_confirmation: (text: string, { password }: Values) => confirmationProblem(text, password),
}

/** Sets a new password for the e-mail of the link (H11), or the first one of somebody invited. */
export function ResetPasswordForm({ email, token, invited, onReset, onOtherLink }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues,
    validate: invited ? { ...validate, terms_version: consentProblem } : validate,
  })
  const { submit, inputOf, ...sending } = useSubmitForm<Values>({
    form,
    fields,
    send: ({ terms_version: agreed, ...values }, signal) => {
      const terms = agreed ? { terms_version: TERMS_VERSION } : {}
      return resetPassword(passwordResetSchema.parse({ ...values, ...terms, email, token }), signal)
    },
    onSent: onReset,
    failure: 'Não deu para trocar a senha agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para trocar a senha por aqui. Fale com a arena em que você joga.',
  })
  const refused = isRefused(sending.error) && sending.notice !== null
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      {/* Password managers use this to find the account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {invited ? (
        <PasswordStep
          passwords={{ password: inputOf('password'), confirmation: inputOf('password_confirmation') }}
          consent={inputOf('terms_version', { type: 'checkbox' })}
          hadPassword={false}
        />
      ) : (
        <NewPassword password={inputOf('password')} confirmation={inputOf('password_confirmation')} />
      )}
      <SubmitButton
        sending={refused ? { ...sending, notice: <Refused sentence={sending.notice} /> } : sending}
        action={
          refused && (
            <Link to="/esqueci-minha-senha" onClick={onOtherLink}>
              Pedir outro link
            </Link>
          )
        }
      >
        {invited ? 'Aceitar e ficar com a conta' : 'Salvar a senha'}
      </SubmitButton>
    </form>
  )
}

/**
 * Returns whether the server refused the link, so that another try is of no use. Without a code, its sentence means
 * that.
 */
function isRefused(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code !== null) return error.code === 'link_invalid'
  return error.message !== '' && secondsToRetry(error) === null
}

function Refused({ sentence }: { sentence: string | null }) {
  return (
    <>
      {sentence} O link funciona uma vez só, por {RESET_LINK_MINUTES} minutos.
    </>
  )
}
