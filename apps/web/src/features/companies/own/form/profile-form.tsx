import '@campo-livre/ui/styles/form.css'
import { changeCompany } from '@campo-livre/api/companies/change-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIdempotencyKey } from '../../../../lib/action/use-idempotency-key.ts'
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts'
import { stillHere } from '../../../../session/still-here.ts'
import { HoursSection } from './hours-section.tsx'
import { useChangeOwnCompany } from '../use-change-own-company.ts'
import { AboutSection } from './about-section.tsx'
import { AddressSection } from './address-section.tsx'
import { AmenitiesSection } from './amenities-section.tsx'
import { atFields } from './at-fields.ts'
import { ContactSection } from './contact-section.tsx'
import { mergeProfile, type ProfileName, type TheirChanges } from './merge-profile.ts'
import { newestOf } from './newest-of.ts'
import { profileDraft } from './profile-draft.ts'
import classes from './profile-form.module.css'
import { profileRules } from './profile-rules.ts'
import { type ProfileValues, toProfile, toValues } from './profile-values.ts'
import { SaveBar } from './save-bar.tsx'
import { TermsSection } from './terms-section.tsx'
import { TheirPageChanges } from './their-changes.tsx'

const nothing: TheirChanges = { conflicts: {}, updated: [] }

type Props = {
  own: OwnCompany
  /** True to focus the form when it mounts. */
  focused: boolean
  /** True when it has started anew because somebody else had changed the page. */
  hasConflict: boolean
  /** Called when the form has to start anew; `focused`: the focus was in it; `newest`: the page of somebody else. */
  onStartOver: (focused: boolean, newest?: OwnCompany) => void
}

/**
 * The form for the texts, hours and rules of the public page: saved as a whole, kept over a reload (G5), and merged with
 * what somebody else has saved meanwhile (decision 043).
 */
export function ProfileForm({ own, focused, hasConflict, onStartOver }: Props) {
  const client = useQueryClient()
  const change = useChangeOwnCompany()
  const keyOf = useIdempotencyKey()
  const draft = profileDraft(own.id)
  const element = useRef<HTMLFormElement>(null)
  // The company that the form shows, and the cached one at that time, which may be older for a moment after a save.
  const [shown, setShown] = useState({ is: own, since: own })
  const [saved, setSaved] = useState(() => toValues(own))
  const [{ values: first, changes }] = useState(() => {
    const kept = draft.read()
    if (kept === null) return { values: saved, changes: nothing }
    return mergeProfile({ base: kept.base, mine: kept.values, theirs: saved })
  })
  const [theirs, setTheirs] = useState<TheirChanges | null>(hasConflict || hasAny(changes) ? changes : null)
  // The hours have a state of their own, which begins again with another value.
  const [hoursRound, setHoursRound] = useState(0)
  const [state, setState] = useState<'same' | 'changed' | 'saved'>(isSame(first, saved) ? 'same' : 'changed')
  const keep = (values: ProfileValues) => {
    const same = isSame(values, saved)
    if (same) draft.drop()
    else draft.keep({ values, base: saved })
    setState(same ? 'same' : 'changed')
  }
  const known = {
    today: localDay(own.timeZone, serverNow()),
    days: own.holidays.map(({ day }) => day),
  }
  const form = useForm<ProfileValues>({
    mode: 'uncontrolled',
    initialValues: first,
    validate: profileRules(known),
    onValuesChange: keep,
  })
  const { submit, inputOf, ...sending } = useSubmitForm<ProfileValues, OwnCompany>({
    form,
    fields: Object.keys(saved) as (keyof ProfileValues)[],
    changes: ['companies'],
    send: async (values, signal) => {
      const body = { ...toProfile(values), version: shown.is.version }
      const isHere = stillHere()
      const call = () => changeCompany(body, { signal, idempotencyKey: keyOf(JSON.stringify(body)) })
      const { own: changed, here } = await change(call).catch((error: unknown) => {
        const newest = newestOf(error)
        if (newest && isHere()) {
          draft.keep({ values: form.getValues(), base: saved })
          client.setQueryData(ownCompanyQuery().queryKey, newest)
          onStartOver(true, newest)
        }
        throw atFields(error)
      })
      // Text typed while it was saved is not saved yet.
      if (here && isSame(form.getValues(), values)) draft.drop()
      return changed
    },
    onSent: (values, changed) => {
      setShown({ is: changed, since: own })
      setSaved(values)
      setTheirs(null)
      setState(isSame(form.getValues(), values) ? 'saved' : 'changed')
    },
    failure: 'Não deu para salvar a página. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para mudar a página por aqui. O que você escreveu continua na tela.',
  })
  const discard = () => {
    draft.drop()
    onStartOver(true)
  }
  const use = (name: ProfileName) => {
    if (theirs === null) return
    const { [name]: value, ...conflicts } = theirs.conflicts
    form.setFieldValue(name, value as never)
    if (name === 'openingHours' || name === 'holidays') setHoursRound((before) => before + 1)
    setTheirs({ ...theirs, conflicts })
  }
  useEffect(() => {
    if (focused && !hasConflict) element.current?.focus({ preventScroll: true })
  }, [focused, hasConflict])
  // True when it was changed elsewhere but not here, so that the form shows the new values.
  const old = state !== 'changed' && own !== shown.since && !isSame(toValues(shown.is), toValues(own))
  useEffect(() => {
    if (old) onStartOver(element.current?.contains(document.activeElement) ?? false)
  }, [old, onStartOver])
  return (
    <form
      ref={element}
      tabIndex={-1}
      className={classes.form}
      onSubmit={submit}
      noValidate
      aria-label="Página da arena"
    >
      {theirs && <TheirPageChanges changes={theirs} focused={hasConflict} onUse={use} />}
      <AboutSection form={form} inputOf={inputOf} />
      <ContactSection form={form} inputOf={inputOf} />
      <AddressSection form={form} inputOf={inputOf} />
      <AmenitiesSection form={form} />
      <HoursSection key={hoursRound} form={form} known={known} />
      <TermsSection form={form} inputOf={inputOf} uncovered={isUncovered(own)} />
      <SaveBar state={state} sending={sending} onDiscard={discard} />
    </form>
  )
}

/** Returns whether rain can fall on one of the fields; true for an arena that has none yet. */
const isUncovered = ({ fields }: OwnCompany) => fields.length === 0 || fields.some(({ indoor }) => !indoor)

const hasAny = ({ conflicts, updated }: TheirChanges) =>
  Object.keys(conflicts).length > 0 || updated.length > 0

function isSame(one: ProfileValues, other: ProfileValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
