import { AddressFields } from '../../../../shared/places/address-fields/address-fields.tsx'
import { useCep } from '../../../../shared/places/address-fields/use-cep.ts'
import { Section } from '../section.tsx'
import type { FormParts } from './form-parts.ts'

/** The address of the arena. */
export function AddressSection({ form, inputOf }: FormParts) {
  const search = useCep(form)
  return (
    <Section name="endereco" lead="É para cá que “Como chegar” leva.">
      <AddressFields form={form} inputOf={inputOf} search={search} />
    </Section>
  )
}
