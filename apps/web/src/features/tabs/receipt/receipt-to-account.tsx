import { sendReceipt } from '@campo-livre/api/tabs/send-receipt.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import layout from '../../../lib/form/form-layout.module.css'
import { schemaRule } from '../../../lib/form/rules.ts'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import classes from './tab-receipt.module.css'

const validate = { email: schemaRule(emailSchema) }

/** Sends the receipt of a paid tab to an account (H3), in the same words for an e-mail with and without one. */
export function ReceiptToAccount({ tabId }: { tabId: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' }, validate })
  const { submit, inputOf, ...sending } = useSubmitForm<{ email: string }>({
    form,
    fields: ['email'],
    send: (values, signal) => sendReceipt(tabId, values.email.trim(), signal),
    onSent: ({ email }) => {
      setSentTo(email.trim())
      form.reset()
    },
    failure: 'Não deu para enviar o recibo agora. Tente de novo em instantes.',
    unknownCall: 'Não encontramos essa comanda.',
  })
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      <TextInput
        key={form.key('email')}
        {...inputOf('email')}
        className={layout.field ?? ''}
        size="lg"
        label="E-mail da conta"
        description="O recibo aparece em Minhas Comandas de quem usa este e-mail."
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <SubmitButton sending={sending} variant="default">
        Enviar para a conta
      </SubmitButton>
      <p role="status" className={classes.sent}>
        {sentTo !== null && (
          <>
            Enviado. Se <strong>{sentTo}</strong> tiver uma conta, o recibo já está nela.
          </>
        )}
      </p>
    </form>
  )
}
