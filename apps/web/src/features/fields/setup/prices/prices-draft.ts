import type { Pricing } from '@campo-livre/domain/fields/price.ts'
import * as z from 'zod/mini'
import { createDraft, draftOwner } from '../../../../lib/storage/drafts.ts'

/** JSON has no NaN: a base price that is no number is kept as null. */
const pricingSchema = z.object({
  basePriceCents: z.nullable(z.number()),
  priceRules: z.array(
    z.object({
      id: z.string(),
      weekdays: z.array(z.number()),
      fromMinute: z.number(),
      toMinute: z.number(),
      priceCents: z.number(),
    }),
  ),
})
const keptSchema = z.object({ pricing: pricingSchema, base: pricingSchema })

/** The edited prices, and those with which the editing began. */
type Kept = { pricing: Pricing; base: Pricing }

export type PricesDraft = { read: () => Kept | null; keep: (kept: Kept) => void; drop: () => void }

/** Keeps the edited prices of a field over a closed tab and a lost session (G5), for the person who opens it. */
export function pricesDraft(fieldId: string): PricesDraft {
  const { read, keep, drop } = createDraft(`campo ${fieldId} precos`, ['kept'], 'localStorage')
  const owner = draftOwner()
  const isOwn = () => draftOwner() === owner
  return {
    read: () => {
      const { data } = keptSchema.safeParse(fromJson(read().kept))
      return data ? { pricing: withBase(data.pricing), base: withBase(data.base) } : null
    },
    keep: (kept) => {
      if (isOwn()) keep({ kept: JSON.stringify(kept) })
    },
    drop: () => {
      if (isOwn()) drop()
    },
  }
}

function withBase({ basePriceCents, priceRules }: z.infer<typeof pricingSchema>): Pricing {
  return { basePriceCents: basePriceCents ?? Number.NaN, priceRules }
}

function fromJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}
