import { type PaySearch, payWords } from './pay-search.ts'
import type { PayMethod, PayWay } from './pay-way.ts'

/**
 * Returns the method of an address: that of a payment that waits where it names none, so that who comes back goes on with
 * it, else the first.
 */
export function methodIn(ways: readonly PayWay[], { forma }: { forma?: string | undefined }): PayMethod {
  const asked = ways.find(({ method }) => payWords[method] === forma)
  return (asked ?? ways.find(isWaiting) ?? ways[0])?.method ?? 'pix'
}

function isWaiting(way: PayWay): boolean {
  if (way.method === 'pix') return way.code !== null
  return way.method === 'card' && (way.waiting !== null || way.declined !== null)
}

/** Returns the search of an address with another method. */
export function withMethod<S extends PaySearch>(search: S, method: PayMethod): S {
  return { ...search, forma: payWords[method] }
}
