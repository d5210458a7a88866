import type { PostalAddress } from '@campo-livre/domain/companies/company-registration.ts'

/** In visual order: the CEP fills in most of the others. */
export const addressNames = ['cep', 'street', 'number', 'district', 'city', 'state'] as const
export type AddressName = keyof PostalAddress
export type AddressTexts = Record<AddressName, string>

/** The parts of the form that the fields of an address use; Mantine's form with these names fits. */
export type AddressForm = {
  key: (name: AddressName) => string
  getValues: () => AddressTexts
  setFieldValue: (name: AddressName, text: string) => void
  getInputNode: (name: AddressName) => HTMLElement | null
}
