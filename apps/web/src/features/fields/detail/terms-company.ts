import type { Company } from '@campo-livre/domain/companies/company.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'

/** Returns the company of a field with the terms of its bookings: the field may not be paid at the venue. */
export function termsCompany({ company, acceptsPayAtVenue }: FieldDetail): Company {
  return { ...company, acceptsPayAtVenue: company.acceptsPayAtVenue && acceptsPayAtVenue }
}
