import { counterProductsQuery } from '@campo-livre/api/tabs/list-counter-products.ts'
import { openTabsQuery } from '@campo-livre/api/tabs/list-open-tabs.ts'
import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import type { QueryClient } from '@tanstack/react-query'
import { layTabs } from './lay-tabs.ts'

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
