import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { PasswordInput, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useAtomValue } from '../../lib/store.ts'
import { SubmitButton } from '../../lib/submit-button.tsx'
import { useSendingForm } from '../../lib/use-sending-form.ts'
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
  /** The account is fine, and its e-mail not confirmed yet. `sentence` is what the server said about it. */
  onUnverified: (email: string, sentence: string) => void
}

/** E-mail and password. What was typed stays whatever happens (G5); the first field with an error gets the focus. */
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
  const { submit, inputOf, ...sending } = useSendingForm<Values, string | null>({
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
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        key={form.key('email')}
        {...inputOf('email')}
        className={classes.field ?? ''}
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordInput
        key={form.key('password')}
        {...inputOf('password')}
        className={classes.field ?? ''}
        label="Senha"
        autoComplete="current-password"
      />
      <SubmitButton sending={{ ...sending, notice: noticeOf(message, sending) }}>Entrar</SubmitButton>
    </form>
  )
}

/** What the session says (D10, B7), and what helps beside it; null where it stands at a field. */
function noticeOf(message: string | null, { error, notice }: { error: Error | null; notice: string | null }) {
  if (message === null || (error !== null && notice === null)) return null
  if (notice === null || notice === message || notice === FAILED) return message
  return (
    <>
      {message}
      <span className={classes.hint}>{notice}</span>
    </>
  )
}

/**
 * Whether the form is still on screen. What it was told leaves with it: who comes back starts anew. What stands there on
 * arrival stays (B7).
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
