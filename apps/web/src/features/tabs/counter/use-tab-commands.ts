import { ApiError, isRetryable } from '@campo-livre/api/client/api-error.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { counterProductsQuery } from '@campo-livre/api/tabs/list-counter-products.ts'
import { openTabsQuery } from '@campo-livre/api/tabs/list-open-tabs.ts'
import { sendTabCommand } from '@campo-livre/api/tabs/send-tab-command.ts'
import { type TabCommand, tabCommandSchema } from '@campo-livre/domain/tabs/command.ts'
import { type PendingCommand, replay, type ReplayFacts } from '@campo-livre/domain/tabs/replay.ts'
import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import { failureSentence } from '../../../lib/notice/failure-sentence.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { useSession } from '../../../session/use-session.ts'
import { layTabs } from './lay-tabs.ts'

/** A command without the id that it gets when it is sent. */
export type CommandDraft = TabCommand extends infer C ? (C extends TabCommand ? Omit<C, 'id'> : never) : never

const mutationKey = ['tab-command']
const TRIES = 3
const RETRY_MS = 1_000

export type TabCommands = ReturnType<typeof useTabCommands>

/**
 * Sends what is done with tabs, one command after the other in the order in which they were made (H3). `tabs` are those
 * of the server with what it has not confirmed on top. A command without an answer is sent again under its id, which
 * counts once; after some tries it is held, and so is all that follows, until it is sent again.
 */
export function useTabCommands(server: readonly OpenTab[], products: readonly CounterProduct[]) {
  const client = useQueryClient()
  const { user } = useSession()
  const [sent, setSent] = useState<readonly TabCommand[]>([])
  const { mutate } = useMutation({
    mutationKey,
    // One at a time: an item never overtakes the tab that it is for.
    scope: { id: 'tab-commands' },
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ command }: PendingCommand) => {
      if (heldIn(client).length > 0) throw new ApiError({ kind: 'network' })
      return sendTabCommand(command)
    },
    meta: { changes: ['tabs', 'products'], laid: true },
    retry: (failures, error) => failures < TRIES && isRetryable(error) && heldIn(client).length === 0,
    retryDelay: RETRY_MS,
    onSuccess: ({ tabs }, { command }) => settle(client, tabs, command),
    onError: (error, { command }) => {
      if (isHeld(error)) return
      setSent((all) => all.filter(({ id }) => id !== command.id))
      toasts.add({
        severity: 'error',
        title: 'Não foi para a comanda',
        text: failureSentence(error, 'Não deu para lançar. Confira a comanda e tente de novo.'),
      })
    },
  })
  const running = useMutationState({ filters: { mutationKey }, select: ({ state }) => state })
  const unconfirmed = useMemo(
    () =>
      running.flatMap(({ status, error, variables }) =>
        status === 'pending' || isHeld(error) ? [variables as PendingCommand] : [],
      ),
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
  const pendingOf = (draft: CommandDraft): PendingCommand => ({
    command: { ...draft, id: randomKey() },
    at: serverNow(),
    byId: user?.id ?? null,
  })
  return {
    tabs,
    /** The pieces by which the stock of a product differs from the server's, by its id. */
    stock,
    /** The number of commands that are held. */
    held: running.filter(({ error }) => isHeld(error)).length,
    /** Sends again what is held. */
    sendHeld: (): void => {
      const cache = client.getMutationCache()
      const held = heldIn(client)
      for (const mutation of held) cache.remove(mutation)
      for (const { state } of held) mutate(state.variables as PendingCommand)
    },
    /** The commands that were sent from here and not undone, the latest last. */
    sent,
    /** Sends commands in this order. */
    send: (...drafts: CommandDraft[]): void => {
      for (const wish of drafts.map(pendingOf)) {
        const { command } = wish
        mutate(wish)
        setSent((all) =>
          command.type === 'undo' ? all.filter(({ id }) => id !== command.commandId) : [...all, command],
        )
      }
    },
    /** Returns why a command would be refused, as a sentence; null where nothing is known against it. */
    check: (draft: CommandDraft): string | null => {
      const wish = pendingOf(draft)
      const problem = tabCommandSchema.safeParse(wish.command).error?.issues[0]?.message
      // A paid one is on the counter no more.
      if (problem !== undefined || (draft.type === 'reopen' && !tabs.some(({ id }) => id === draft.tabId)))
        return problem ?? null
      return replay(tabs, [wish], facts).refusals.get(wish.command.id)?.message ?? null
    },
  }
}

/** Returns whether a command that failed so may count as soon as it is sent again. */
function isHeld(error: unknown): boolean {
  return isRetryable(error) || (error instanceof ApiError && error.status === 429)
}

function heldIn(client: QueryClient) {
  return client
    .getMutationCache()
    .findAll({ mutationKey, status: 'error' })
    .filter(({ state }) => isHeld(state.error))
}

/** Puts an answer into the cache, so that nothing is read again at the counter's pace. */
async function settle(client: QueryClient, tabs: readonly OpenTab[], command: TabCommand): Promise<void> {
  // The tabs contain the commands that arrived earlier, of which an evening has thousands.
  const cache = client.getMutationCache()
  for (const arrived of cache.findAll({ mutationKey, status: 'success' })) cache.remove(arrived)
  const { queryKey } = openTabsQuery()
  // An answer to an earlier question knows nothing of it.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (known) => known && layTabs(known, tabs))
  const counter = counterProductsQuery().queryKey
  if (command.type === 'add_item') {
    const { productId, quantity } = command
    client.setQueryData(counter, (known) =>
      known?.map((each) => (each.id === productId ? { ...each, stock: each.stock - quantity } : each)),
    )
  }
}
