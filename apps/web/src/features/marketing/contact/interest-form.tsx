import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { registerInterest } from '@campo-livre/api/companies/register-interest.ts'
import { interestSchema } from '@campo-livre/domain/companies/interest.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import layout from '../../../lib/form/form-layout.module.css'
import { maskPhone } from '../../../lib/form/masks.ts'
import { schemaRule } from '../../../lib/form/rules.ts'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { Themed } from '../../../lib/theme/themed.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { interestDraft as draft, interestFields as fields } from '../../../session/interest-draft.ts'

const { shape } = interestSchema
const validate = {
  name: schemaRule(shape.name),
  email: schemaRule(shape.email),
  phone: schemaRule(shape.phone),
  description: schemaRule(shape.description),
}

/** The form for an arena's contact (H13), loaded after the page is shown. */
export default function InterestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: draft.read(),
    validate,
    onValuesChange: draft.keep,
  })
  const { submit, inputOf, ...sending } = useSubmitForm({
    form,
    fields,
    send: async (values, signal) => {
      await registerInterest(interestSchema.parse(values), signal)
      draft.drop()
    },
    onSent: ({ email }) => onSent(email.trim()),
    failure: 'Não deu para enviar seu contato. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para deixar o contato por aqui. O que você escreveu continua na tela.',
  })
  const field = layout.field ?? ''
  return (
    <Themed>
      <form className={layout.form} onSubmit={submit} noValidate>
        <TextInput
          key={form.key('name')}
          {...inputOf('name')}
          className={field}
          label="Nome da arena"
          autoComplete="organization"
        />
        <TextInput
          key={form.key('email')}
          {...inputOf('email')}
          className={field}
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <TextInput
          key={form.key('phone')}
          {...inputOf('phone', { mask: maskPhone })}
          className={field}
          label="Telefone com DDD"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          placeholder="(85) 90123-4567"
        />
        <Textarea
          key={form.key('description')}
          {...inputOf('description')}
          label="Conte um pouco (opcional)"
          description="Quantos campos, que esportes, em que cidade."
          autosize
          minRows={3}
        />
        <SubmitButton sending={sending}>Deixar meu contato</SubmitButton>
      </form>
    </Themed>
  )
}
