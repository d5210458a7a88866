import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { changePassword } from '@campo-livre/api/account/change-password.ts'
import { passwordChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { confirmationProblem, passwordProblem } from '@campo-livre/domain/users/password.ts'
import { useForm } from '@mantine/form'
import layout from '../../../../lib/form/form-layout.module.css'
import { SubmitButton } from '../../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts'
import { NewPassword } from '../../new-password.tsx'
import { OwnPassword, ownPasswordProblem } from '../parts/own-password.tsx'
import classes from '../parts/security-section.module.css'
import { UserNameField } from '../parts/user-name-field.tsx'

const initialValues = { current_password: '', password: '', password_confirmation: '' }
type Values = typeof initialValues

const fields = ['current_password', 'password', 'password_confirmation'] as const
const validate = {
  current_password: ownPasswordProblem,
  password: passwordProblem,
  password_confirmation: (text: string, { password }: Values) => confirmationProblem(text, password),
}

/** The form for the present password and the new one, twice. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useForm({ mode: 'uncontrolled', initialValues, validate })
  const { submit, inputOf, ...sending } = useSubmitForm<Values>({
    form,
    fields,
    changes: ['devices'],
    send: (values, signal) => changePassword(passwordChangeSchema.parse(values), signal),
    onSent: onChanged,
    failure: 'Não deu para trocar a senha agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para trocar a senha por aqui.',
  })
  return (
    <form className={`${layout.form} ${classes.form}`} onSubmit={submit} noValidate>
      <UserNameField email={email} />
      <OwnPassword key={form.key('current_password')} {...inputOf('current_password')} label="Senha atual" />
      <NewPassword
        label="Nova senha"
        again="Repita a nova senha"
        password={inputOf('password')}
        confirmation={inputOf('password_confirmation')}
      />
      <SubmitButton sending={sending}>Trocar senha</SubmitButton>
    </form>
  )
}
