import type { Pricing } from '@campo-livre/domain/fields/price.ts'
import { useEffect, useReducer, useState } from 'react'
import { resolvePriceConflict } from './resolve-price-conflict.ts'
import { type PricesDraft, pricesDraft } from './prices-draft.ts'
import { beginPrices, isSamePricing, pricesReducer } from './prices-state.ts'

/** The prices of a field as the server has them, with the version to change. */
export type SavedPrices = Pricing & { id: string; version: number }

/**
 * The edited prices of a field: kept as a draft (G5), and merged with those that somebody else saves meanwhile. `theirs`
 * are other prices about which the person has to decide.
 */
export function usePrices(saved: SavedPrices) {
  const [draft] = useState(() => pricesDraft(saved.id))
  const [begun] = useState(() => begin(draft, pricingOf(saved)))
  const [state, dispatch] = useReducer(pricesReducer, begun.pricing, beginPrices)
  // The newest prices of the server; a change of the edited ones is a change of these.
  const [known, setKnown] = useState({ version: saved.version, pricing: pricingOf(saved) })
  const [theirs, setTheirs] = useState(begun.theirs)
  const [recovered, setRecovered] = useState(begun.recovered)
  const { pricing } = state
  const isChanged = !isSamePricing(pricing, known.pricing)

  const learn = (newer: SavedPrices) => {
    if (newer.version <= known.version) return
    const other = pricingOf(newer)
    const outcome = resolvePriceConflict({ base: known.pricing, mine: pricing, theirs: other })
    if (outcome === 'theirs') dispatch({ type: 'reset', pricing: other })
    if (outcome === 'ask') setTheirs(other)
    setKnown({ version: newer.version, pricing: other })
  }
  if (saved.version > known.version) learn(saved)
  useEffect(() => {
    if (isChanged) draft.keep({ pricing, base: known.pricing })
    else draft.drop()
  }, [draft, pricing, known, isChanged])

  return {
    state,
    dispatch,
    version: known.version,
    isChanged,
    theirs,
    recovered,
    /** Takes newer prices over that a refusal has brought. */
    learn,
    /** Ends the question about other prices. */
    decide: (whose: 'mine' | 'theirs') => {
      if (theirs !== null && whose === 'theirs') dispatch({ type: 'reset', pricing: theirs })
      setTheirs(null)
    },
    startOver: () => {
      dispatch({ type: 'reset', pricing: known.pricing })
      setTheirs(null)
      setRecovered(false)
    },
    /** The prices are saved as this answer has them; what was edited since then stays. */
    settle: (sent: Pricing, answer: SavedPrices) => {
      setKnown({ version: answer.version, pricing: pricingOf(answer) })
      setRecovered(false)
      if (isSamePricing(sent, pricing)) dispatch({ type: 'reset', pricing: pricingOf(answer) })
    },
  }
}

function pricingOf({ basePriceCents, priceRules }: Pricing): Pricing {
  return { basePriceCents, priceRules }
}

/** Returns the prices to begin with: those of the draft, or of the server. */
function begin(draft: PricesDraft, saved: Pricing) {
  const kept = draft.read()
  if (kept === null || isSamePricing(kept.pricing, saved))
    return { pricing: saved, theirs: null, recovered: false }
  const outcome = resolvePriceConflict({ base: kept.base, mine: kept.pricing, theirs: saved })
  return { pricing: kept.pricing, theirs: outcome === 'ask' ? saved : null, recovered: true }
}
