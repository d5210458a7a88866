import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import { replay, type ReplayFacts } from '@campo-livre/domain/tabs/replay.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { commandKey, isHeld, isUnanswered, type QueuedCommand } from './command-queue.ts'

/** Returns the server's tabs and stock with the commands on top that it has not confirmed, and how many are held. */
export function useReplayedTabs(server: readonly OpenTab[], products: readonly CounterProduct[]) {
  const running = useMutationState({ filters: { mutationKey: commandKey }, select: ({ state }) => state })
  const unconfirmed = useMemo(
    () => running.filter(isUnanswered).map(({ variables }) => variables as QueuedCommand),
    [running],
  )
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products])
  const facts = useMemo(
    (): ReplayFacts => ({
      companyId: server[0]?.companyId ?? '',
      // The server knows what is in stock by now, and whether the arena stops there.
      sellsBeyondStock: true,
      product: (id) => {
        const known = byId.get(id)
        return known && { ...known, sold: true }
      },
      booking: () => undefined,
      done: [],
    }),
    [server, byId],
  )
  const { tabs, stock } = useMemo(() => replay(server, unconfirmed, facts), [server, unconfirmed, facts])
  return { tabs, stock, facts, held: running.filter(({ error }) => isHeld(error)).length }
}
