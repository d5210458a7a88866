import { formatCount } from '../lists/count.ts'
import type { TabStatus } from './tab-status.ts'

/** The states of an open tab: it takes orders, or takes no more and is not settled yet. */
export const openTabStatuses = ['open', 'closed'] as const satisfies readonly TabStatus[]

/** Returns whether a tab is open: neither paid nor cancelled. Whoever counts or lists open tabs asks this. */
export function isOpenTab({ status }: { status: TabStatus }): boolean {
  return openTabStatuses.some((open) => open === status)
}

/** Says how many tabs are open: `1 comanda aberta`, `12 comandas abertas`. */
export function countTabs(count: number): string {
  return count === 1 ? '1 comanda aberta' : `${formatCount(count)} comandas abertas`
}
