import { counterProductsQuery } from '@campo-livre/api/tabs/list-counter-products.ts'
import { openTabsQuery } from '@campo-livre/api/tabs/list-open-tabs.ts'
import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'

/** Puts the answer to a command into the cache, so that nothing is read again at the counter's pace. */
export async function settleCommand(
  client: QueryClient,
  tabs: readonly OpenTab[],
  command: TabCommand,
): Promise<void> {
  const { queryKey } = openTabsQuery()
  // An answer to an earlier question knows nothing of it.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (known) => known && layTabs(known, tabs))
  if (command.type !== 'add_item') return
  const { productId, quantity } = command
  client.setQueryData(counterProductsQuery().queryKey, (known) =>
    known?.map((each) => (each.id === productId ? { ...each, stock: each.stock - quantity } : each)),
  )
}

/** Returns the known tabs with changed ones in their places, and new ones at the end; those that are over go. */
function layTabs(known: readonly OpenTab[], changed: readonly OpenTab[]): OpenTab[] {
  const byId = new Map(changed.map((tab) => [tab.id, tab]))
  const ids = new Set(known.map(({ id }) => id))
  const all = [...known.map((tab) => byId.get(tab.id) ?? tab), ...changed.filter(({ id }) => !ids.has(id))]
  return all.filter(isOpenTab)
}
