import { formatCount } from '../lists/count.ts'
import type { Tab } from './tab.ts'
import type { TabStatus } from './tab-status.ts'

/** The states of an open tab: it takes orders, or takes no more and is not settled yet. */
export const openTabStatuses = ['open', 'closed'] as const satisfies readonly TabStatus[]

/** Returns whether a tab is open: neither paid nor cancelled. Whoever counts or lists open tabs asks this. */
export function isOpenTab({ status }: { status: TabStatus }): boolean {
  return openTabStatuses.some((open) => open === status)
}

/**
 * Returns whether an open tab is of another day and waits to be paid: closed before the till's last closing, at the instant
 * `tillClosedAt`; null for a company that has never closed a till.
 */
export function isOfOtherDay({ closedAt }: Pick<Tab, 'closedAt'>, tillClosedAt: string | null): boolean {
  return closedAt !== null && tillClosedAt !== null && Date.parse(closedAt) < Date.parse(tillClosedAt)
}

/** Says how many open tabs are of other days: `4 por receber de outros dias`. */
export function ofOtherDays(count: number): string {
  return `${formatCount(count)} por receber de ${count === 1 ? 'outro dia' : 'outros dias'}`
}

/** Says how many tabs are open: `1 comanda aberta`, `12 comandas abertas`. */
export function countTabs(count: number): string {
  return count === 1 ? '1 comanda aberta' : `${formatCount(count)} comandas abertas`
}
