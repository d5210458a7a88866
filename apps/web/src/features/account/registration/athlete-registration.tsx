import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { register } from '@campo-livre/api/account/register.ts'
import { dateText } from '@campo-livre/ui/text-set/pt-br.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import layout from '../../../lib/form/form-layout.module.css'
import { maskCpf, maskDay } from '../../../lib/form/masks.ts'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { createDraft } from '../../../lib/storage/drafts.ts'
import { AccountPage } from '../account-page.tsx'
import { genderChoices } from '../personal-data.ts'
import { keptAgreement, readAgreement } from './agreement.ts'
import {
  athleteRules,
  athleteSteps as steps,
  type AthleteValues,
  athleteValues,
  isMinor,
  toRegistration,
} from './athlete-values.ts'
import { ContactFields } from './contact-fields.tsx'
import { MinorNotice } from './minor-notice.tsx'
import { PasswordStep } from './password-step.tsx'
import { RegistrationWays } from './registration-ways.tsx'
import { StepForm } from './steps/step-form.tsx'
import type { Moved } from './steps/step-heading.tsx'
import { useRefusedStep, useSteps } from './steps/use-steps.ts'
import { refusedEmail, useEmailCheck } from './use-email-check.ts'

const typed = ['name', 'date', 'gender', 'cpf', 'email', 'phone'] as const
const draft = createDraft('register', [...typed, 'guardian', 'chosen', 'terms_version'])
const fields = Object.keys(athleteValues) as (keyof AthleteValues)[]

/** Reads the values typed before a reload, without a password. */
function readDraft() {
  const { guardian, chosen, terms_version: terms, ...texts } = draft.read()
  const { hadPassword, ...agreed } = readAgreement({ chosen, terms_version: terms })
  const gender = texts.gender || athleteValues.gender
  const values = { ...athleteValues, ...texts, ...agreed, gender, guardian_consent: guardian !== '' }
  return { values, hadPassword }
}

function keepDraft(values: AthleteValues): void {
  draft.keep({ ...values, guardian: values.guardian_consent ? 'sim' : '', ...keptAgreement(values) })
}

type Props = { moved: Moved; onRegistered: (email: string) => void }

/** The registration of an athlete, in steps (H11). `onRegistered` gets the e-mail that a code is sent to. */
export function AthleteRegistration({ moved, onRegistered }: Props) {
  const [{ values: initialValues, hadPassword }] = useState(readDraft)
  const [minor, setMinor] = useState(() => isMinor(initialValues.date))
  const emailCheck = useEmailCheck()
  const rules = { ...athleteRules, email: emailCheck.rule }
  const form = useForm<AthleteValues>({
    mode: 'uncontrolled',
    initialValues,
    validate: rules,
    onValuesChange: (values) => {
      keepDraft(values)
      setMinor(isMinor(values.date))
    },
  })
  const { at, goTo, check } = useSteps({ kind: 'atleta', steps, form, rules })
  const { submit, inputOf, error, ...sending } = useSubmitForm<AthleteValues>({
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
  useRefusedStep({ steps, form }, { at, goTo }, error)
  const field = layout.field ?? ''
  const contact = { onEmail: () => void emailCheck.check(form), refused: refusedEmail(form) }
  return (
    <AccountPage title="Cadastrar-se" tab={steps[at]?.title} claim="Falta você no time.">
      <StepForm {...{ kind: 'atleta', steps, at, moved, check, goTo, submit, sending }} send="Criar conta">
        {at === 0 && (
          <>
            <TextInput
              key={form.key('name')}
              {...inputOf('name')}
              className={field}
              label="Nome completo"
              autoComplete="name"
            />
            <TextInput
              key={form.key('date')}
              {...inputOf('date', { mask: maskDay })}
              className={field}
              label="Data de nascimento"
              description="Para ter conta é preciso já ter feito 14 anos."
              autoComplete="bday"
              inputMode="numeric"
              placeholder={dateText.placeholder}
            />
            <MinorNotice shown={minor} />
            <NativeSelect
              key={form.key('gender')}
              {...inputOf('gender')}
              className={field}
              label="Gênero"
              autoComplete="sex"
              data={genderChoices}
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
          </>
        )}
        {at === 1 && <ContactFields {...{ keyOf: form.key, inputOf, ...contact }} />}
        {at === 2 && (
          <PasswordStep
            passwords={{ password: inputOf('password'), confirmation: inputOf('password_confirmation') }}
            consent={inputOf('terms_version', { type: 'checkbox' })}
            hadPassword={hadPassword}
          >
            {minor && (
              <Checkbox
                {...inputOf('guardian_consent', { type: 'checkbox' })}
                className={layout.consent ?? ''}
                size="md"
                label="Um adulto responsável por mim sabe desta conta e concorda."
              />
            )}
          </PasswordStep>
        )}
      </StepForm>
      {at === 0 && <RegistrationWays />}
    </AccountPage>
  )
}
