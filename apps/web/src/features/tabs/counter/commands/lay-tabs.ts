import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'

/** Returns the known tabs with changed ones in their places, and new ones at the end; those that are over go. */
export function layTabs(known: readonly OpenTab[], changed: readonly OpenTab[]): OpenTab[] {
  const byId = new Map(changed.map((tab) => [tab.id, tab]))
  const ids = new Set(known.map(({ id }) => id))
  const all = [...known.map((tab) => byId.get(tab.id) ?? tab), ...changed.filter(({ id }) => !ids.has(id))]
  return all.filter(isOpenTab)
}
