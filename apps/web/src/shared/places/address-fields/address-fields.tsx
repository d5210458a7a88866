import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { stateCodes, stateNames } from '@campo-livre/domain/places/states.ts'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import layout from '../../../lib/form/form-layout.module.css'
import { maskCep } from '../../../lib/form/masks.ts'
import classes from './address-fields.module.css'
import type { AddressForm, AddressName } from './address-form.ts'
import { CepStatus } from './cep-status.tsx'
import type { CepSearch } from './use-cep.ts'

type Change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
type Props = {
  form: Pick<AddressForm, 'key'>
  /** As `useSubmitForm` returns it. */
  inputOf: (name: AddressName, extras?: { mask: (text: string) => string }) => { onChange: Change }
  /** The result of `useCep`, which is called next to the form. */
  search: CepSearch
}

const states = [
  { value: '', label: controlLabels.choose },
  ...stateCodes.map((code) => ({ value: code, label: stateNames[code] })),
]

/** The fields of a Brazilian address: the CEP first, which fills in the others (H11). All of them can be typed. */
export function AddressFields({ form, inputOf, search }: Props) {
  const field = layout.field ?? ''
  const cep = inputOf('cep', { mask: maskCep })
  const onCep: Change = (event) => {
    cep.onChange(event)
    search.onTyped(event.currentTarget.value)
  }
  return (
    <div className={classes.fields}>
      <div className={classes.cep}>
        <TextInput
          key={form.key('cep')}
          {...cep}
          onChange={onCep}
          label="CEP"
          autoComplete="postal-code"
          inputMode="numeric"
          placeholder="00000-000"
        />
        <CepStatus search={search} />
      </div>
      <div className={classes.wide}>
        <TextInput
          key={form.key('street')}
          {...inputOf('street')}
          className={field}
          label="Rua ou avenida"
          autoComplete="address-line1"
        />
        <TextInput
          key={form.key('number')}
          {...inputOf('number')}
          className={field}
          label="Número"
          autoComplete="off"
        />
      </div>
      <TextInput
        key={form.key('district')}
        {...inputOf('district')}
        className={field}
        label="Bairro"
        autoComplete="address-level3"
      />
      <div className={layout.pair}>
        <TextInput
          key={form.key('city')}
          {...inputOf('city')}
          className={field}
          label="Cidade"
          autoComplete="address-level2"
        />
        <NativeSelect
          key={form.key('state')}
          {...inputOf('state')}
          className={field}
          label="Estado"
          autoComplete="address-level1"
          data={states}
        />
      </div>
    </div>
  )
}
