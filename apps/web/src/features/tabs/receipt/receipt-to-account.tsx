import { sendReceipt } from '@campo-livre/api/tabs/send-receipt.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useFocusOnMount } from '../../../lib/browser/use-focus-on-mount.ts'
import layout from '../../../lib/form/form-layout.module.css'
import { schemaRule } from '../../../lib/form/rules.ts'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import classes from './tab-receipt.module.css'

const validate = { email: schemaRule(emailSchema) }

/** Sends the receipt of a paid tab to an account (H3): the e-mail is asked for in the place of the button. */
export function ReceiptToAccount({ tabId }: { tabId: string }) {
  const [isAsking, setAsking] = useState(false)
  if (isAsking) return <AccountForm tabId={tabId} />
  return (
    <button type="button" className={button.secondary} onClick={() => setAsking(true)}>
      Enviar para uma conta
    </button>
  )
}

/** Answers in the same words for an e-mail with and without an account. */
function AccountForm({ tabId }: { tabId: string }) {
  const field = useFocusOnMount<HTMLInputElement>()
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
        ref={field}
        key={form.key('email')}
        {...inputOf('email')}
        className={layout.field ?? ''}
        label="E-mail da conta"
        description="O recibo aparece em Minhas Comandas de quem confirmou este e-mail."
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <SubmitButton sending={sending} variant="default" size="md">
        Enviar para a conta
      </SubmitButton>
      <p role="status" className={classes.sent}>
        {sentTo !== null && (
          <>
            Enviado. Se <strong>{sentTo}</strong> for o e-mail confirmado de uma conta, o recibo já está nela.
          </>
        )}
      </p>
    </form>
  )
}
