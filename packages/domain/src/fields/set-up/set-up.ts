import type { OpeningHours } from '../../companies/opening-hours.ts'
import type { Field } from '../field.ts'

/** The sections in which a field is set up, in their order (decision 049). */
export const fieldSections = ['court', 'photos', 'times', 'prices'] as const
export type FieldSection = (typeof fieldSections)[number]

/** The parts without which a field cannot be published: opening hours and a price, with a sentence for each. */
export const missingSentences = {
  times: 'Falta dizer quando o campo abre.',
  prices: 'Falta o preço do campo.',
} as const
export type Missing = keyof typeof missingSentences

type Priced = Pick<Field, 'basePriceCents' | 'priceRules' | 'openingHours'>

/** Returns what a field lacks before it can be published; `openingHours` is the week of its company. */
export function missingOf(field: Priced, openingHours: OpeningHours): Missing[] {
  const opens = (field.openingHours ?? openingHours).some((day) => day.length > 0)
  const priced = field.basePriceCents > 0 || field.priceRules.some(({ priceCents }) => priceCents > 0)
  return [...(opens ? [] : (['times'] as const)), ...(priced ? [] : (['prices'] as const))]
}

type Begun = Pick<Field, 'status' | 'photos'> & {
  /** True once its company has saved its times; until then they are the defaults of its sport. */
  timesSet: boolean
  missing: readonly Missing[]
}

/** Returns the sections that are finished. A field that was published once has all but the photos for sure. */
export function doneSections({ status, photos, timesSet, missing }: Begun): FieldSection[] {
  const done: Record<FieldSection, boolean> = {
    court: true,
    photos: photos.length > 0,
    times: (timesSet || status !== 'draft') && !missing.includes('times'),
    prices: !missing.includes('prices'),
  }
  return fieldSections.filter((section) => done[section])
}

/**
 * Returns the section where setting up goes on; null when nothing is left but publishing. Photos can be skipped: they
 * are asked for only while nothing after them is finished.
 */
export function nextSection(done: readonly FieldSection[]): FieldSection | null {
  const later = done.includes('times') || done.includes('prices')
  return fieldSections.find((section) => !done.includes(section) && !(section === 'photos' && later)) ?? null
}
