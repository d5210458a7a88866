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
const rest = {
  password: passwordProblem,
  password_confirmation: (text: string, { password }: Values) => confirmationProblem(text, password),
}
const validate = { current_password: ownPasswordProblem, ...rest }

type Props = {
  email: string
  /** True for somebody who has no password yet, so that none is asked for. */
  first: boolean
  onChanged: () => void
}

/** The form for the present password, where there is one, and the new one, twice. */
export function PasswordForm({ email, first, onChanged }: Props) {
  const form = useForm({ mode: 'uncontrolled', initialValues, validate: first ? rest : validate })
  const { submit, inputOf, ...sending } = useSubmitForm<Values>({
    form,
    fields,
    changes: ['account', 'devices'],
    send: (values, signal) => {
      const { current_password: current, ...chosen } = values
      return changePassword(
        passwordChangeSchema.parse(first ? chosen : { ...chosen, current_password: current }),
        signal,
      )
    },
    onSent: onChanged,
    failure: 'Não deu para trocar a senha agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para trocar a senha por aqui.',
  })
  return (
    <form className={`${layout.form} ${classes.form}`} onSubmit={submit} noValidate>
      <UserNameField email={email} />
      {!first && (
        <OwnPassword
          key={form.key('current_password')}
          {...inputOf('current_password')}
          label="Senha atual"
        />
      )}
      <NewPassword
        label="Nova senha"
        again="Repita a nova senha"
        password={inputOf('password')}
        confirmation={inputOf('password_confirmation')}
      />
      <SubmitButton sending={sending}>{first ? 'Criar senha' : 'Trocar senha'}</SubmitButton>
    </form>
  )
}
