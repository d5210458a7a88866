import type { PostalAddress } from '@campo-livre/domain/companies/company-registration.ts'

/** In the order in which they stand: the CEP fills most of the others in. */
export const addressNames = ['cep', 'street', 'number', 'district', 'city', 'state'] as const
export type AddressName = keyof PostalAddress
export type AddressTexts = Record<AddressName, string>

/** What the fields of an address need of the form that they stand in; one of Mantine's with these names is one. */
export type AddressForm = {
  key: (name: AddressName) => string
  getValues: () => AddressTexts
  setFieldValue: (name: AddressName, text: string) => void
  getInputNode: (name: AddressName) => HTMLElement | null
}
