import '@campo-livre/ui/styles/form.css'
import { changeCompany } from '@campo-livre/api/companies/change-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSendingForm } from '../../../../lib/use-sending-form.ts'
import { HoursSection } from '../hours-editor/hours-section.tsx'
import { ownCompanyChanged } from '../own-company-changed.ts'
import { AboutSection } from './about-section.tsx'
import { AddressSection } from './address-section.tsx'
import { AmenitiesSection } from './amenities-section.tsx'
import { atFields } from './at-fields.ts'
import { ContactSection } from './contact-section.tsx'
import { profileDraft } from './profile-draft.ts'
import classes from './profile-form.module.css'
import { profileRules } from './profile-rules.ts'
import { type ProfileValues, toProfile, toValues } from './profile-values.ts'
import { SaveBar } from './save-bar.tsx'
import { TermsSection } from './terms-section.tsx'

type Props = { own: OwnCompany; onDiscarded: () => void }

/** The words, times and rules of the public page: one form, saved as a whole, kept over a reload (G5). */
export function ProfileForm({ own, onDiscarded }: Props) {
  const client = useQueryClient()
  const draft = profileDraft(own.id)
  const [saved, setSaved] = useState(() => toValues(own))
  const [first] = useState(() => draft.read() ?? saved)
  const [state, setState] = useState<'same' | 'changed' | 'saved'>(isSame(first, saved) ? 'same' : 'changed')
  const keep = (values: ProfileValues) => {
    const same = isSame(values, saved)
    if (same) draft.drop()
    else draft.keep(values)
    setState(same ? 'same' : 'changed')
  }
  const form = useForm<ProfileValues>({
    mode: 'uncontrolled',
    initialValues: first,
    validate: profileRules,
    onValuesChange: keep,
  })
  const { submit, inputOf, ...sending } = useSendingForm<ProfileValues>({
    form,
    fields: Object.keys(saved) as (keyof ProfileValues)[],
    send: async (values, signal) => {
      const changed = await changeCompany(toProfile(values), signal).catch((error: unknown) => {
        throw atFields(error)
      })
      draft.drop()
      ownCompanyChanged(client, changed)
    },
    onSent: (values) => {
      const typed = form.getValues()
      setSaved(values)
      setState(isSame(typed, values) ? 'saved' : 'changed')
      // Typed while it was sent.
      if (!isSame(typed, values)) draft.keep(typed)
    },
    failure: 'Não deu para salvar a página. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para mudar a página por aqui. O que você escreveu continua na tela.',
  })
  const discard = () => {
    draft.drop()
    onDiscarded()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Página da arena">
      <AboutSection form={form} inputOf={inputOf} />
      <ContactSection form={form} inputOf={inputOf} />
      <AddressSection form={form} inputOf={inputOf} />
      <AmenitiesSection form={form} />
      <HoursSection form={form} />
      <TermsSection form={form} inputOf={inputOf} />
      <SaveBar state={state} sending={sending} onDiscard={discard} />
    </form>
  )
}

function isSame(one: ProfileValues, other: ProfileValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
