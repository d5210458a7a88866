import '@campo-livre/ui/styles/form.css'
import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect } from 'react'
import { ConfirmPair } from '../../../../lib/confirm/confirm-buttons.tsx'
import layout from '../../../../lib/form/form-layout.module.css'
import { SubmitButton } from '../../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts'
import { useAtomValue } from '../../../../lib/state/store.ts'
import { userAtom } from '../../../../session/atoms.ts'
import { OwnPassword, ownPasswordProblem } from '../parts/own-password.tsx'
import { UserNameField } from '../parts/user-name-field.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

const initialValues = { password: '', sure: false }
type Values = typeof initialValues

const fields = ['password', 'sure'] as const
const validate = {
  password: ownPasswordProblem,
  sure: (given: boolean) => (given ? null : 'Marque para excluir.'),
}

type Props = {
  onClose: () => void
  /** Called when it starts and ends; the dialog cannot be closed meanwhile. */
  onPending: (pending: boolean) => void
}

/** The form that asks for the password and says that nothing can be undone. */
export function DeleteForm({ onClose, onPending }: Props) {
  const user = useAtomValue(userAtom)
  const remove = useDeleteAccount()
  const form = useForm({ mode: 'uncontrolled', initialValues, validate })
  const { submit, inputOf, ...sending } = useSubmitForm<Values>({
    form,
    fields,
    // Something may prevent it since the last read.
    changes: ['deletion'],
    send: ({ password }, signal) => remove(password, signal),
    onSent: () => undefined,
    failure: 'Não deu para excluir sua conta agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para excluir a conta por aqui.',
  })
  const { pending } = sending
  useEffect(() => onPending(pending), [pending, onPending])
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      <UserNameField email={user?.email ?? ''} />
      <OwnPassword key={form.key('password')} {...inputOf('password')} label="Sua senha" data-autofocus />
      <Checkbox
        key={form.key('sure')}
        {...inputOf('sure', { type: 'checkbox' })}
        className={layout.consent ?? ''}
        size="md"
        label="Entendo que não dá para desfazer."
      />
      <ConfirmPair keep="Manter conta" pending={pending} onKeep={onClose}>
        <SubmitButton sending={sending} color="red" size="md">
          Excluir conta
        </SubmitButton>
      </ConfirmPair>
    </form>
  )
}
