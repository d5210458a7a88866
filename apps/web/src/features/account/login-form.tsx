import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { PasswordInput, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { helpFor } from '../../lib/notice/failure-sentence.ts'
import layout from '../../lib/form/form-layout.module.css'
import { useAtomValue } from '../../lib/state/store.ts'
import { SubmitButton } from '../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { errorAtom } from '../../session/atoms.ts'
import { clearError } from '../../session/session.ts'
import { loginDraft } from './login-draft.ts'
import classes from './login-form.module.css'
import { tryToSignIn } from './try-to-sign-in.ts'

const FAILED = 'Erro ao fazer login'
const fields = ['email', 'password'] as const

type Values = { email: string; password: string }
type Props = {
  onSignedIn: () => void
  /** Called when the account exists but its e-mail is not confirmed. `sentence` is the server's. */
  onUnverified: (email: string, sentence: string) => void
}

/** The form with e-mail and password. Typed text is kept in every case (G5); the first wrong field gets the focus. */
export function LoginForm({ onSignedIn, onUnverified }: Props) {
  const message = useAtomValue(errorAtom)
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { ...loginDraft.read(), password: '' },
    validate: schemaResolver(credentialsSchema, { sync: true }),
    onValuesChange: (values) => {
      clearError()
      loginDraft.keep(values)
    },
  })
  const here = useHere()
  const { submit, inputOf, ...sending } = useSubmitForm<Values, string | null>({
    form,
    fields,
    send: (values, signal) =>
      tryToSignIn(values, signal).finally(() => {
        if (!here.current) clearError()
      }),
    onSent: (values, asked) => {
      if (asked === null) onSignedIn()
      else onUnverified(values.email.trim(), asked)
    },
    failure: FAILED,
    unknownCall: FAILED,
    asOne: true,
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
      <PasswordInput
        key={form.key('password')}
        {...inputOf('password')}
        className={layout.field ?? ''}
        label="Senha"
        autoComplete="current-password"
      />
      <SubmitButton sending={{ ...sending, notice: noticeOf(message, sending) }}>Entrar</SubmitButton>
      {message !== null && mayAskToVerify(sending.error) && (
        <p className={layout.ways}>
          <Link to="/verificar-email" search={{ email: form.getValues().email.trim() }}>
            Confirmar meu e-mail
          </Link>
        </p>
      )}
    </form>
  )
}

/** Returns the session's message (D10, B7) with a link that helps; null where a field shows the same. */
function noticeOf(message: string | null, { error, notice }: { error: Error | null; notice: string | null }) {
  if (message === null || (notice === null && isAtFields(error))) return null
  if (notice === null || helpFor(error) === null) return message
  return (
    <>
      {message}
      <span className={classes.hint}>{notice}</span>
    </>
  )
}

/**
 * Returns whether the fields show everything. A refusal with a code has its sentences at the fields; only one without is
 * read by its sentence: the same as at a field, or none for the whole form (decision 035).
 */
function isAtFields(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false
  const { code, message, errors } = error
  const said = Object.values(errors).flat()
  if (said.length === 0) return false
  return code !== null || message === '' || said.some((sentence) => message.startsWith(sentence))
}

/** Returns whether a refusal without a code may mean an unconfirmed e-mail; then a link to confirm it is shown. */
function mayAskToVerify(error: Error | null): boolean {
  if (!(error instanceof ApiError) || error.code !== null) return false
  return error.status === 403 || error.status === 422
}

/**
 * Returns a ref that is true while the form is mounted. On leaving, its errors are cleared; those present on arrival
 * stay (B7).
 */
function useHere() {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      clearError()
    }
  }, [])
  return here
}
