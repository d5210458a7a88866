import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { registerCompany } from '@campo-livre/api/account/register-company.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { AddressFields } from '../../../shared/places/address-fields/address-fields.tsx'
import { addressNames } from '../../../shared/places/address-fields/address-form.ts'
import { useCep } from '../../../shared/places/address-fields/use-cep.ts'
import layout from '../../../lib/form/form-layout.module.css'
import { maskCnpj } from '../../../lib/form/masks.ts'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { createDraft } from '../../../lib/storage/drafts.ts'
import { AccountPage } from '../account-page.tsx'
import { keptAgreement, readAgreement } from './agreement.ts'
import {
  arenaRules,
  arenaSteps as steps,
  type ArenaValues,
  arenaValues,
  toCompanyRegistration,
} from './arena-values.ts'
import { ContactFields } from './contact-fields.tsx'
import { ContactInstead } from './contact-instead.tsx'
import { PasswordStep } from './password-step.tsx'
import { RegistrationWays } from './registration-ways.tsx'
import { StepForm } from './steps/step-form.tsx'
import type { Moved } from './steps/step-heading.tsx'
import { useRefusedStep, useSteps } from './steps/use-steps.ts'
import { refusedEmail, useEmailCheck } from './use-email-check.ts'

const typed = ['company_name', 'cnpj', ...addressNames, 'name', 'email', 'phone'] as const
const draft = createDraft('register-arena', [...typed, 'chosen', 'terms_version'])
const fields = Object.keys(arenaValues) as (keyof ArenaValues)[]

/** Reads the values typed before a reload, without a password. */
function readDraft() {
  const { chosen, terms_version: terms, ...texts } = draft.read()
  const { hadPassword, ...agreed } = readAgreement({ chosen, terms_version: terms })
  return { values: { ...arenaValues, ...texts, ...agreed }, hadPassword }
}

/** Shown when the server does not know this call, as the real one (decision 018). */
const unknownCall =
  'Por enquanto não dá para cadastrar a arena por aqui. Deixe seu contato com o que você já escreveu, e a gente procura você.'

type Props = { moved: Moved; onRegistered: (email: string) => void }

/**
 * The registration of an arena, its address and its owner, in steps (H11). `onRegistered` gets the e-mail that a code
 * is sent to.
 */
export function ArenaRegistration({ moved, onRegistered }: Props) {
  const [{ values: initialValues, hadPassword }] = useState(readDraft)
  const emailCheck = useEmailCheck()
  const rules = { ...arenaRules, email: emailCheck.rule }
  const form = useForm<ArenaValues>({
    mode: 'uncontrolled',
    initialValues,
    validate: rules,
    onValuesChange: (values) => draft.keep({ ...values, ...keptAgreement(values) }),
  })
  const { at, goTo, check } = useSteps({ kind: 'arena', steps, form, rules })
  const search = useCep(form)
  const { submit, inputOf, error, ...sending } = useSubmitForm<ArenaValues>({
    form,
    fields,
    send: async (values, signal) => {
      await registerCompany(toCompanyRegistration(values), signal)
      draft.drop()
    },
    onSent: ({ email }) => onRegistered(email.trim()),
    failure: 'Não deu para cadastrar a arena. Tente de novo em instantes.',
    unknownCall,
  })
  useRefusedStep({ steps, form }, { at, goTo }, error)
  const field = layout.field ?? ''
  const contact = { onEmail: () => void emailCheck.check(form), refused: refusedEmail(form) }
  return (
    <AccountPage title="Cadastrar-se" tab={steps[at]?.title} claim="Sua arena no jogo.">
      <StepForm
        {...{ kind: 'arena', steps, at, moved, check, goTo, submit, sending }}
        send="Cadastrar a arena"
        action={
          error instanceof ApiError &&
          error.status === 404 && (
            <ContactInstead
              label="Deixar meu contato"
              typed={form.getValues}
              className={button.secondary ?? ''}
            />
          )
        }
      >
        {at === 0 && (
          <>
            <TextInput
              key={form.key('company_name')}
              {...inputOf('company_name')}
              className={field}
              label="Nome da arena"
              autoComplete="organization"
            />
            <TextInput
              key={form.key('cnpj')}
              {...inputOf('cnpj', { mask: maskCnpj })}
              className={field}
              label="CNPJ"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="12.ABC.345/01DE-35"
            />
          </>
        )}
        {at === 1 && <AddressFields form={form} inputOf={inputOf} search={search} />}
        {at === 2 && (
          <>
            <TextInput
              key={form.key('name')}
              {...inputOf('name')}
              className={field}
              label="Nome completo"
              autoComplete="name"
            />
            <ContactFields {...{ keyOf: form.key, inputOf, ...contact }} />
          </>
        )}
        {at === 3 && (
          <PasswordStep
            passwords={{ password: inputOf('password'), confirmation: inputOf('password_confirmation') }}
            consent={inputOf('terms_version', { type: 'checkbox' })}
            hadPassword={hadPassword}
          />
        )}
      </StepForm>
      {at === 0 && (
        <RegistrationWays>
          <ContactInstead label="Prefiro só deixar meu contato" typed={form.getValues} />
        </RegistrationWays>
      )}
    </AccountPage>
  )
}
