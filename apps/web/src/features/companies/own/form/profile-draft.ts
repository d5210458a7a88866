import { amenities } from '@campo-livre/domain/companies/amenities.ts'
import { rainOffers } from '@campo-livre/domain/companies/arena-rules.ts'
import { openingHoursSchema } from '@campo-livre/domain/companies/opening-hours.ts'
import * as z from 'zod/mini'
import { createDraft } from '../../../../lib/storage/drafts.ts'
import { type Paying, payingLabels } from './paying.ts'
import type { ProfileValues } from './profile-values.ts'

const text = z.string()
const valuesSchema = z.object({
  name: text,
  description: text,
  whatsapp: text,
  phone: text,
  cep: text,
  street: text,
  number: text,
  district: text,
  city: text,
  state: text,
  amenities: z.array(z.enum(amenities)),
  openingHours: openingHoursSchema,
  holidays: z.array(z.object({ day: text, name: text, yearly: z.boolean() })),
  paying: z.enum(Object.keys(payingLabels) as Paying[]),
  depositPercent: text,
  fullRefundHours: text,
  lateRefundPercent: text,
  toleranceMinutes: text,
  noShowPercent: text,
  rain: z.enum(rainOffers),
  rainNote: text,
})

/** The values of the form, and those from which it began. */
type Kept = { values: ProfileValues; base: ProfileValues }

/** Creates the draft of a company's page, which is kept over a reload as two texts (G5). */
export function profileDraft(companyId: string) {
  const draft = createDraft(`company ${companyId}`, ['values', 'base'])
  return {
    read: (): Kept | null => {
      const kept = draft.read()
      const values = valuesSchema.safeParse(fromJson(kept.values)).data
      const base = valuesSchema.safeParse(fromJson(kept.base)).data
      return values === undefined || base === undefined ? null : { values, base }
    },
    keep: ({ values, base }: Kept) =>
      draft.keep({ values: JSON.stringify(values), base: JSON.stringify(base) }),
    drop: draft.drop,
  }
}

function fromJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}
