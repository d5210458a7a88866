import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { Notice } from '../../lib/notice.tsx'
import { Slow } from '../../lib/slow.tsx'
import { store, useAtomValue } from '../../lib/store.ts'
import { useStop } from '../../lib/use-stop.ts'
import { errorAtom, errorsAtom, hintAtom, loadingAtom } from '../../session/atoms.ts'
import { clearError } from '../../session/session.ts'
import { draftOf } from '../../session/draft.ts'
import { signIn } from '../../session/sign-in.ts'
import classes from './login-form.module.css'
import { asksToVerify } from './asks-to-verify.ts'

const fields = ['email', 'password'] as const
const draft = draftOf('login', ['email'])

type Props = {
  onSignedIn: () => void
  /** The account is fine, and its e-mail not confirmed yet. `sentence` is what the server said about it. */
  onUnverified: (email: string, sentence: string) => void
}

/** E-mail and password. What was typed stays whatever happens (G5); the first field with an error gets the focus. */
export function LoginForm({ onSignedIn, onUnverified }: Props) {
  const loading = useAtomValue(loadingAtom)
  const message = useAtomValue(errorAtom)
  const hint = useAtomValue(hintAtom)
  const errors = useAtomValue(errorsAtom)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ...draft.read(), password: '' },
    validate: schemaResolver(credentialsSchema, { sync: true }),
    validateInputOnBlur: true,
    onValuesChange: (values) => {
      clearError()
      draft.keep(values)
    },
  })
  const { signal, stop } = useStop()
  const here = useHere()
  const focusFirst = (wrong: object) => {
    const name = fields.find((field) => field in wrong)
    if (name) form.getInputNode(name)?.focus()
  }
  const submit = form.onSubmit(async (values) => {
    if (store.get(loadingAtom)) return
    const credentials = credentialsSchema.parse(values)
    const result = await signIn(credentials, signal())
    const wrong = store.get(errorsAtom)
    const unverified = result.success ? null : asksToVerify([result.message, ...Object.values(wrong).flat()])
    if (result.success) onSignedIn()
    else if (!here.current) clearError()
    else if (unverified !== null) onUnverified(credentials.email, unverified)
    else focusFirst(wrong)
  }, focusFirst)
  const inputOf = (name: (typeof fields)[number]) => {
    const props = form.getInputProps(name)
    return { ...props, error: props.error ?? errors[name]?.join(' ') }
  }
  const atField = fields.some((field) => errors[field] !== undefined)
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {message !== null && !atField && (
        <Notice>
          {message}
          {hint !== null && <span className={classes.hint}>{hint}</span>}
        </Notice>
      )}
      <TextInput
        key={form.key('email')}
        {...inputOf('email')}
        className={classes.field ?? ''}
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordInput
        key={form.key('password')}
        {...inputOf('password')}
        className={classes.field ?? ''}
        label="Senha"
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" fullWidth loading={loading}>
        Entrar
      </Button>
      {loading && <Slow onCancel={stop} />}
    </form>
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
