import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { register } from '@campo-livre/api/account/register.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { birthDateProblem } from '@campo-livre/domain/users/birth-date.ts'
import { cpfSchema } from '@campo-livre/domain/users/cpf.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { confirmationProblem, passwordProblem } from '@campo-livre/domain/users/password.ts'
import { phoneSchema } from '@campo-livre/domain/users/phone.ts'
import {
  genderLabels,
  genders,
  genderSchema,
  nameSchema,
  registrationSchema,
} from '@campo-livre/domain/users/registration.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { readDay } from '@campo-livre/ui/date-field/read-day.ts'
import { controlLabels, dateText } from '@campo-livre/ui/text-set/pt-br.ts'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import layout from '../../lib/form-layout.module.css'
import { maskCpf, maskDay, maskPhone } from '../../lib/masks.ts'
import { Notice } from '../../lib/notice.tsx'
import { Slow } from '../../lib/slow.tsx'
import { useSendingForm } from '../../lib/use-sending-form.ts'
import { draftOf } from '../../session/draft.ts'
import { NewPassword } from './new-password.tsx'
import { problemOf } from '../../lib/problem-of.ts'

/** Empty until something is typed; in the order of the form, by the names that the call has. */
const initialValues = {
  name: '',
  email: '',
  phone: '',
  date: '',
  gender: '',
  cpf: '',
  password: '',
  password_confirmation: '',
  consent: false,
}
type Values = typeof initialValues
const fields = Object.keys(initialValues) as (keyof Values)[]
/** Over a reload as well, but for the passwords. */
const draft = draftOf('register', ['name', 'email', 'phone', 'date', 'gender', 'cpf'])

const genderOptions = [
  { value: '', label: controlLabels.choose },
  ...genders.map((value) => ({ value, label: genderLabels[value] })),
]

/** Whose calendar says how old somebody is. */
const ZONE = 'America/Sao_Paulo'
const cpfProblem = problemOf(cpfSchema)

const validate = {
  name: problemOf(nameSchema),
  email: problemOf(emailSchema),
  phone: problemOf(phoneSchema),
  date: (text: string) => birthDateProblem(readDay(text), localDay(ZONE, serverNow())),
  gender: problemOf(genderSchema),
  cpf: (text: string) => (text.trim() === '' ? null : cpfProblem(text)),
  password: passwordProblem,
  password_confirmation: (text: string, { password }: Values) => confirmationProblem(text, password),
  consent: (given: boolean) => (given ? null : 'Sem esse aceite não dá para criar a conta.'),
}

/** What the call takes, of what was typed. */
function toRegistration({ consent: _consent, ...typed }: Values) {
  return registrationSchema.parse({
    ...typed,
    date: readDay(typed.date),
    cpf: typed.cpf.trim() || null,
    terms_version: TERMS_VERSION,
  })
}

/** Everything an athlete's account needs (H11). `onRegistered` gets the e-mail that a code is on its way to. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ...initialValues, ...draft.read() },
    validate,
    onValuesChange: draft.keep,
  })
  const { submit, inputOf, pending, stop, notice } = useSendingForm<Values>({
    form,
    fields,
    send: async (values, signal) => {
      await register(toRegistration(values), signal)
      draft.drop()
    },
    onSent: ({ email }) => onRegistered(email.trim()),
    failure: 'Não deu para criar a conta. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para criar conta por aqui. Seus dados continuam na tela.',
  })
  const field = layout.field ?? ''
  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      <TextInput
        key={form.key('name')}
        {...inputOf('name')}
        className={field}
        label="Nome completo"
        autoComplete="name"
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
        label="Celular com DDD"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        placeholder="(85) 90123-4567"
      />
      <div className={layout.pair}>
        <TextInput
          key={form.key('date')}
          {...inputOf('date', { mask: maskDay })}
          className={field}
          label="Data de nascimento"
          autoComplete="bday"
          inputMode="numeric"
          placeholder={dateText.placeholder}
        />
        <TextInput
          key={form.key('cpf')}
          {...inputOf('cpf', { mask: maskCpf })}
          className={field}
          label="CPF (opcional)"
          autoComplete="off"
          inputMode="numeric"
          placeholder="000.000.000-00"
        />
      </div>
      <NativeSelect
        key={form.key('gender')}
        {...inputOf('gender')}
        className={field}
        label="Gênero"
        autoComplete="sex"
        data={genderOptions}
      />
      <NewPassword password={inputOf('password')} confirmation={inputOf('password_confirmation')} />
      <Checkbox
        key={form.key('consent')}
        {...inputOf('consent', { type: 'checkbox' })}
        className={layout.consent ?? ''}
        size="md"
        label="Concordo que o Campo Livre use estes dados para criar minha conta e fazer minhas reservas."
      />
      {notice !== null && <Notice>{notice}</Notice>}
      <Button type="submit" size="lg" fullWidth loading={pending}>
        Criar conta
      </Button>
      {pending && <Slow onCancel={stop} />}
    </form>
  )
}
