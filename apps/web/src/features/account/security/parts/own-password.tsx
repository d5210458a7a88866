import { emailChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import layout from '../../../../lib/form/form-layout.module.css'
import { schemaRule } from '../../../../lib/form/rules.ts'

export const ownPasswordProblem = schemaRule(emailChangeSchema.shape.password)

const eye = { 'aria-label': controlLabels.showPassword, tabIndex: 0 }

/** The field for the user's own password, as proof. */
export function OwnPassword(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      className={layout.field ?? ''}
      autoComplete="current-password"
      visibilityToggleButtonProps={eye}
    />
  )
}
