import type { Company } from '@campo-livre/domain/companies/company.ts'
import type { ComponentType } from 'react'

/** What the company's feature adds to the field screen; the route puts them together. */
export type FieldParts = {
  /** Whose field it is: hours, amenities, contact. `about` is what a message to the company is about. */
  Venue: ComponentType<{ company: Company; about: string }>
  /** What was agreed on: cancelling, rain. */
  Terms: ComponentType<{ company: Company; uncovered: boolean }>
  Reviews: ComponentType<{ of: 'fields'; id: string; timeZone: string; page: number }>
}
