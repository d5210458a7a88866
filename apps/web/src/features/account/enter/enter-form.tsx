import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { codeEntrySchema } from '@campo-livre/domain/users/code-entry.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { nameSchema } from '@campo-livre/domain/users/name.ts'
import { codeSchema } from '@campo-livre/domain/users/proof.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import layout from '../../../lib/form/form-layout.module.css'
import { maskCode } from '../../../lib/form/masks.ts'
import { optionalRule, schemaRule } from '../../../lib/form/rules.ts'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { codeSentNow } from '../codes/code-sent.ts'
import { useRefusedCode } from '../codes/use-refused-code.ts'
import { LinkBeside } from '../link-beside.tsx'
import { CodeStep } from './code-step.tsx'
import { enterDraft } from './enter-draft.ts'
import classes from './enter.module.css'
import { sendCode, tryToEnter } from './try-to-enter.ts'

const fields = ['name', 'email', 'code'] as const
type Values = Record<(typeof fields)[number], string>

const nameProblem = optionalRule(schemaRule(nameSchema))
const emailProblem = schemaRule(emailSchema)
const codeProblem = schemaRule(codeSchema)

type Props = {
  /** The words of the button that signs in. */
  enters: string
  onEntered: () => void
}

/**
 * The form of who enters by a code (H11): name and e-mail, then the code of the mail below them. Another e-mail asks for
 * another code. Everything typed stays over a reload, as phones drop a page while somebody reads their mail.
 */
export function EnterForm({ enters, onEntered }: Props) {
  const [{ name, email: kept, ...before }] = useState(enterDraft.read)
  const [sent, setSent] = useState({ to: before.sentTo, at: Number(before.sentAt) })
  const [email, setEmail] = useState(kept)
  const asks = sent.to === '' || sent.to !== plain(email)
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { name, email: kept, code: '' },
    validate: {
      name: nameProblem,
      email: emailProblem,
      code: (text) => (asks ? null : codeProblem(text)),
    },
    onValuesChange: (values) => {
      setEmail(values.email)
      enterDraft.keep({ ...values, sentTo: sent.to, sentAt: String(sent.at) })
    },
  })
  const { submit, inputOf, ...sending } = useSubmitForm<Values, boolean>({
    form,
    fields,
    send: async (values, signal) => {
      if (asks) await sendCode(values.email.trim(), signal)
      else await tryToEnter(entryOf(values), signal)
      return !asks
    },
    onSent: (values, entered) => {
      if (entered) {
        onEntered()
        return
      }
      const now = { to: plain(values.email), at: codeSentNow().codeSentAt }
      setSent(now)
      enterDraft.keep({ ...values, sentTo: now.to, sentAt: String(now.at) })
    },
    failure: asks
      ? 'Não deu para enviar o código agora. Tente de novo em instantes.'
      : 'Não deu para entrar agora. Tente de novo em instantes.',
    unknownCall: 'Por aqui ainda não dá para entrar com um código. Entre com sua senha, ou cadastre-se.',
  })
  useRefusedCode(form.getInputNode('code'), isOfCode(sending.error) ? sending.error : null)
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      <TextInput
        key={form.key('name')}
        {...inputOf('name')}
        label="Nome e sobrenome"
        description="Já tem conta? Só o e-mail basta."
        autoComplete="name"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      <TextInput
        key={form.key('email')}
        {...inputOf('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <p role="status" className={classes.told}>
        {!asks && (
          <>
            O código foi para <strong>{email.trim()}</strong> e vale por 15 minutos.
          </>
        )}
      </p>
      {!asks && (
        <CodeStep
          key={sent.at}
          field={{ ...inputOf('code', { mask: maskCode }), key: form.key('code') }}
          email={email.trim()}
          sentAt={sent.at}
        />
      )}
      <div className={classes.end}>
        <p className={classes.agreed}>
          Ao continuar, você diz que tem 14 anos ou mais e aceita os{' '}
          <LinkBeside to="/termos">termos de uso</LinkBeside> e o{' '}
          <LinkBeside to="/privacidade">aviso de privacidade</LinkBeside>.
        </p>
        <SubmitButton sending={sending}>{asks ? 'Receber o código' : enters}</SubmitButton>
      </div>
    </form>
  )
}

/** Returns whether a failure is about the code, and not about another field. */
const isOfCode = (error: Error | null) => error instanceof ApiError && 'code' in error.errors

const plain = (email: string) => email.trim().toLowerCase()

function entryOf({ name, ...typed }: Values) {
  const named = name.trim() === '' ? {} : { name }
  return codeEntrySchema.parse({ ...typed, ...named, terms_version: TERMS_VERSION })
}
