import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import layout from '../../lib/form/form-layout.module.css'
import meter from './password-meter.module.css'
import { PasswordMeter } from './password-meter.tsx'

type Change = (event: ChangeEvent<HTMLInputElement>) => void
type Input = Omit<PasswordInputProps, 'onChange'> & { onChange: Change }

const eye = { 'aria-label': controlLabels.showPassword, tabIndex: 0 }

type Props = { password: Input; confirmation: Input; label?: string; again?: string }

/** The fields of a new password: the password with its strength and requirements, and its repetition. */
export function NewPassword({ password, confirmation, label = 'Senha', again = 'Repita a senha' }: Props) {
  const [typed, setTyped] = useState(String(password.defaultValue ?? ''))
  const onChange: Change = (event) => {
    setTyped(event.currentTarget.value)
    password.onChange(event)
  }
  return (
    <>
      <PasswordInput
        {...password}
        aria-invalid={Boolean(password.error)}
        onChange={onChange}
        className={meter.field ?? ''}
        label={label}
        autoComplete="new-password"
        description={<PasswordMeter password={typed} />}
        descriptionProps={{ component: 'div' }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        visibilityToggleButtonProps={eye}
      />
      <PasswordInput
        {...confirmation}
        aria-invalid={Boolean(confirmation.error)}
        className={layout.field ?? ''}
        label={again}
        autoComplete="new-password"
        visibilityToggleButtonProps={eye}
      />
    </>
  )
}
