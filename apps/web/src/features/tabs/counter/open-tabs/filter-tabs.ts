import { isOfOtherDay } from '@campo-livre/domain/tabs/open-tabs.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'

/** Returns the tabs whose name, code, phone or field contains a text, whatever its case and accents. */
export function filterTabs(tabs: readonly OpenTab[], text: string): readonly OpenTab[] {
  const words = fold(text.trim())
  if (words === '') return tabs
  const figures = words.replace(/\D/g, '')
  return tabs.filter(
    ({ customerName, code, customerPhone, booking }) =>
      [customerName, code, booking?.fieldName ?? ''].some((each) => fold(each).includes(words)) ||
      (figures.length >= LEAST_FIGURES && (customerPhone?.replace(/\D/g, '') ?? '').includes(figures)),
  )
}

/** Fewer figures are in most phone numbers. */
const LEAST_FIGURES = 3

/** Orders tabs for the counter: those that asked for the bill, then the open ones, the newest first, then what is still to be paid. */
export function counterOrder(a: OpenTab, b: OpenTab): number {
  return rank(a) - rank(b) || b.openedAt.localeCompare(a.openedAt) || (a.id < b.id ? -1 : 1)
}

function rank({ billAskedAt, status }: OpenTab): number {
  if (billAskedAt !== null) return 0
  return status === 'closed' ? 2 : 1
}

/**
 * Returns the tabs that the counter shows, and apart from them those of other days: closed before the till's last closing
 * at the instant `closedAt`, and not paid yet. Null for a company that has never closed a till.
 */
export function foldOlder(
  tabs: readonly OpenTab[],
  closedAt: string | null,
): { ofToday: readonly OpenTab[]; older: readonly OpenTab[] } {
  const isOlder = (tab: OpenTab) => isOfOtherDay(tab, closedAt)
  return { ofToday: tabs.filter((tab) => !isOlder(tab)), older: tabs.filter(isOlder) }
}
