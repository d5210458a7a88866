import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { changeAccount } from '@campo-livre/api/account/change-account.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { dateText } from '@campo-livre/ui/text-set/pt-br.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import layout from '../../../lib/form/form-layout.module.css'
import { maskCpf, maskDay, maskPhone } from '../../../lib/form/masks.ts'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { createDraft } from '../../../lib/storage/drafts.ts'
import { accountChanged } from '../account-changed.ts'
import { genderOptions } from '../personal-data.ts'
import classes from './data-form.module.css'
import { dataFields, dataProblems, type DataValues, sameValues, toChange, toValues } from './data-values.ts'

const draft = createDraft('account', dataFields)

/** Returns the unsaved draft, else the account's values. */
function begin(account: Account): DataValues {
  const kept = draft.read()
  return dataFields.some((name) => kept[name] !== '') ? kept : toValues(account)
}

/** The form for name, phone, CPF, birth date and gender. Unsaved text is kept over a reload and a lost session (G5). */
export function DataForm({ account }: { account: Account }) {
  const client = useQueryClient()
  const saved = toValues(account)
  const [typed, setTyped] = useState(() => begin(account))
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: typed,
    validate: dataProblems,
    onValuesChange: (values) => {
      setTyped(values)
      if (sameValues(values, toValues(account))) draft.drop()
      else draft.keep(values)
    },
  })
  const sending = useSubmitForm<DataValues, Account>({
    form,
    fields: dataFields,
    send: async (values, signal) => {
      const changed = await changeAccount(toChange(values), signal)
      // Text typed while it was saved is not saved yet.
      if (accountChanged(client, changed) && sameValues(form.getValues(), values)) draft.drop()
      return changed
    },
    onSent: (values, changed) => {
      if (sameValues(form.getValues(), values)) {
        form.setValues(toValues(changed))
        draft.drop()
      }
      toasts.add({ severity: 'success', title: 'Dados atualizados', lifeMs: 4_000 })
    },
    failure: 'Não deu para salvar seus dados. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para mudar seus dados por aqui. O que você escreveu continua na tela.',
  })
  const { submit, inputOf, pending } = sending
  const element = useRef<HTMLFormElement>(null)
  const unsaved = !sameValues(typed, saved)
  const undo = () => {
    form.setValues(saved)
    form.clearErrors()
    draft.drop()
    // The button disappears, so the form takes the focus.
    element.current?.focus({ preventScroll: true })
  }
  const field = layout.field ?? ''
  return (
    <form
      ref={element}
      tabIndex={-1}
      className={layout.form}
      onSubmit={submit}
      noValidate
      aria-label="Meus dados"
    >
      <TextInput
        key={form.key('name')}
        {...inputOf('name')}
        className={field}
        label="Nome completo"
        autoComplete="name"
      />
      <div className={layout.pair}>
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
      <div className={layout.pair}>
        <TextInput
          key={form.key('date')}
          {...inputOf('date', { mask: maskDay })}
          className={field}
          label="Data de nascimento (opcional)"
          autoComplete="bday"
          inputMode="numeric"
          placeholder={dateText.placeholder}
        />
        <NativeSelect
          key={form.key('gender')}
          {...inputOf('gender')}
          className={field}
          label="Gênero (opcional)"
          autoComplete="sex"
          data={genderOptions}
        />
      </div>
      <div className={classes.end}>
        <SubmitButton sending={sending} size="md" fullWidth={false}>
          Salvar dados
        </SubmitButton>
      </div>
      {unsaved && !pending && (
        <p className={classes.unsaved}>
          Você tem mudanças que ainda não salvou.
          <button type="button" className={button.subtle} onClick={undo}>
            Desfazer
          </button>
        </p>
      )}
    </form>
  )
}
