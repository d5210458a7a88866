import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { Notice } from '../../lib/notice.tsx'
import { store, useAtomValue } from '../../lib/store.ts'
import { errorAtom, errorsAtom, loadingAtom } from '../../session/atoms.ts'
import classes from './login-form.module.css'
import { clearError } from '../../session/session.ts'
import { signIn } from '../../session/sign-in.ts'

const fields = ['email', 'password'] as const

/** E-mail and password. What was typed stays whatever happens (G5); the first field with an error gets the focus. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const loading = useAtomValue(loadingAtom)
  const message = useAtomValue(errorAtom)
  const errors = useAtomValue(errorsAtom)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: schemaResolver(credentialsSchema, { sync: true }),
    validateInputOnBlur: true,
    onValuesChange: clearError,
  })
  const here = useHere()
  const focusFirst = (wrong: object) => {
    const name = fields.find((field) => field in wrong)
    if (name) form.getInputNode(name)?.focus()
  }
  const submit = form.onSubmit(async (values) => {
    if (store.get(loadingAtom)) return
    const result = await signIn(credentialsSchema.parse(values))
    if (result.success) onSignedIn()
    else if (here.current) focusFirst(store.get(errorsAtom))
    else clearError()
  }, focusFirst)
  const inputOf = (name: (typeof fields)[number]) => {
    const props = form.getInputProps(name)
    return { ...props, error: props.error ?? errors[name]?.join(' ') }
  }
  const atField = fields.some((field) => errors[field] !== undefined)
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {message !== null && !atField && <Notice>{message}</Notice>}
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
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha', tabIndex: 0 }}
      />
      <Button type="submit" size="lg" fullWidth loading={loading}>
        Entrar
      </Button>
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
