import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { giveBirthDate } from '@campo-livre/api/account/change-account.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { birthDateProblem, GUARDIAN_NEEDED, needsGuardian } from '@campo-livre/domain/users/birth-date.ts'
import { readDay } from '@campo-livre/ui/date-field/read-day.ts'
import { dateText } from '@campo-livre/ui/text-set/pt-br.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { maskDay } from '../../../lib/form/masks.ts'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import classes from './age.module.css'

type Values = { date: string; guardian_consent: boolean }
type Props = {
  /** The sentence of the server that asks for it. */
  why: string
  /** Called once it is kept. */
  onKnown: () => void
}

/** The day on which the age for an account counts. */
const today = () => localDay('America/Sao_Paulo', serverNow())
const isMinor = (text: string) => needsGuardian(readDay(text), today())

/** Asks for the birth date that an answer needs; it is kept in the profile, and nobody of the game sees it. */
export default function AskBirthDate({ why, onKnown }: Props) {
  const [minor, setMinor] = useState(false)
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { date: '', guardian_consent: false },
    validate: {
      date: (text) => birthDateProblem(readDay(text), today(), 'para usar o Campo Livre'),
      guardian_consent: (agreed, { date }) => (isMinor(date) && !agreed ? GUARDIAN_NEEDED : null),
    },
    onValuesChange: ({ date }) => setMinor(isMinor(date)),
  })
  const sending = useSubmitForm<Values, Account>({
    form,
    fields: ['date', 'guardian_consent'],
    send: ({ date, guardian_consent: agreed }, signal) =>
      giveBirthDate(
        { date: readDay(date) ?? '', ...(isMinor(date) && { guardian_consent: agreed }) },
        signal,
      ),
    changes: ['account', 'rachas'],
    onSent: onKnown,
    failure: 'Não deu para guardar sua data de nascimento. Tente de novo.',
    unknownCall: 'Por enquanto não dá para guardar sua data de nascimento por aqui. Fale com quem organiza.',
  })
  const { submit, inputOf } = sending
  useEffect(() => form.getInputNode('date')?.focus(), [form])
  return (
    <form className={classes.ask} onSubmit={submit} noValidate>
      <p role="status">{why}</p>
      <TextInput
        key={form.key('date')}
        {...inputOf('date', { mask: maskDay })}
        label="Data de nascimento"
        description="Só você vê, no seu perfil."
        autoComplete="bday"
        inputMode="numeric"
        placeholder={dateText.placeholder}
      />
      {minor && (
        <Checkbox
          key={form.key('guardian_consent')}
          {...inputOf('guardian_consent', { type: 'checkbox' })}
          label="Um adulto responsável por mim sabe desta conta e concorda."
        />
      )}
      <SubmitButton sending={sending} size="md">
        Guardar e responder
      </SubmitButton>
    </form>
  )
}
