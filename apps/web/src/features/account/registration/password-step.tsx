import { Checkbox, type CheckboxProps } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import layout from '../../../lib/form/form-layout.module.css'
import { LinkBeside } from '../link-beside.tsx'
import { NewPassword } from '../new-password.tsx'
import classes from './registration.module.css'

type Props = {
  passwords: ComponentProps<typeof NewPassword>
  consent: CheckboxProps
  /** True when a password had been typed before a reload. */
  hadPassword: boolean
  /** Further consents. */
  children?: ReactNode
}

/** The last step: a password, and the terms, which open in a dialog, so that nothing is lost. */
export function PasswordStep({ passwords, consent, hadPassword, children }: Props) {
  return (
    <>
      {hadPassword && (
        <p className={classes.calm}>
          Por segurança, sua senha não fica guardada. Digite de novo para terminar.
        </p>
      )}
      <NewPassword {...passwords} />
      {children}
      <Checkbox
        {...consent}
        className={layout.consent ?? ''}
        size="md"
        label={
          <>
            Li e aceito os <LinkBeside to="/termos">termos de uso</LinkBeside> e o{' '}
            <LinkBeside to="/privacidade">aviso de privacidade</LinkBeside>.
          </>
        }
      />
    </>
  )
}
