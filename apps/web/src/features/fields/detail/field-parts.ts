import type { Company } from '@campo-livre/domain/companies/company.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { Opening } from '@campo-livre/domain/fields/opening.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import type { ComponentType } from 'react'

/** The parts of another feature on the field's page, given by the route. */
export type FieldParts = {
  /** The company: the field's hours, amenities, contact. `about` is the subject of a message. */
  Venue: ComponentType<{ company: Company; opening: Opening; about: string }>
  /** The rules: cancellation, rain. */
  Terms: ComponentType<{ company: Company; uncovered: boolean }>
  /** The way to ask for a fixed slot, with the time that is chosen in the week. */
  AskFixedSlot: ComponentType<{ field: FieldDetail; interval: MinuteInterval | null }>
  Reviews: ComponentType<{ of: 'fields'; id: string; timeZone: string; page: number }>
}
