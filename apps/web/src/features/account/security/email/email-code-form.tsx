import { confirmEmailChange } from '@campo-livre/api/account/change-email.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { codeSchema } from '@campo-livre/domain/users/proof.ts'
import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import layout from '../../../../lib/form/form-layout.module.css'
import { maskCode } from '../../../../lib/form/masks.ts'
import { schemaRule } from '../../../../lib/form/rules.ts'
import { SubmitButton } from '../../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts'
import { CodeField } from '../../codes/code-field.tsx'
import classes from '../parts/security-section.module.css'

type Values = { code: string }
type Props = {
  /** The code of the mail's link, which is sent at once; null when it has to be typed. */
  code: string | null
  /** Called when it is sent. */
  onSpent: () => void
  /** True when the form replaces the focused element. */
  takesFocus: boolean
  onConfirmed: (account: Account) => void
}

const validate = { code: schemaRule(codeSchema) }

/** The form for the six digits sent to the new address: typed, pasted or from the link. */
export function EmailCodeForm({ code, onSpent, takesFocus, onConfirmed }: Props) {
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: { code: code ?? '' }, validate })
  const { submit, inputOf, ...sending } = useSubmitForm<Values>({
    form,
    fields: ['code'],
    send: async (values, signal) => {
      onConfirmed(await confirmEmailChange(codeSchema.parse(values.code), signal))
    },
    onSent: () => undefined,
    failure: 'Não deu para confirmar agora. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para confirmar o e-mail por aqui. O código continua na tela.',
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (code !== null) {
      submit()
      onSpent()
    } else if (takesFocus) form.getInputNode('code')?.focus()
  })
  return (
    <form className={`${layout.form} ${classes.form}`} onSubmit={submit} noValidate>
      <CodeField key={form.key('code')} {...inputOf('code', { mask: maskCode })} />
      <SubmitButton sending={sending}>Confirmar e-mail</SubmitButton>
    </form>
  )
}
