import { waitingOf } from '../payments/account-sum.ts'
import type { TabItem } from './tab-item.ts'
import type { Tab } from './tab.ts'

/** The pieces of one line: each that was sold is returned, given away, paid by item, or open. */
export type Pieces = { returned: number; courtesy: number; paid: number; open: number }

const piecesIn = (parts: readonly { quantity: number }[]) =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns the pieces that were ordered and not given back. */
export function keptPieces({ quantity, returns }: Pick<TabItem, 'quantity' | 'returns'>): number {
  return quantity - piecesIn(returns)
}

/** Returns the pieces of a line that cost something. */
export function chargedPieces(item: Pick<TabItem, 'quantity' | 'returns' | 'courtesies'>): number {
  return keptPieces(item) - piecesIn(item.courtesies)
}

/** Returns what has become of the pieces of a line; a payment that waits keeps its pieces as paid ones. */
export function piecesOf(
  item: TabItem,
  account: Pick<Tab, 'payments' | 'pendingPix' | 'pendingCards'>,
): Pieces {
  const live = [...account.payments.filter(({ voided }) => voided === null), ...waitingOf(account)]
  const paid = piecesIn(live.flatMap(({ lines = [] }) => lines).filter(({ lineId }) => lineId === item.id))
  const [returned, courtesy] = [piecesIn(item.returns), piecesIn(item.courtesies)]
  return { returned, courtesy, paid, open: item.quantity - returned - courtesy - paid }
}
