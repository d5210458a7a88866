import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import { type TabCommand, tabCommandSchema } from '@campo-livre/domain/tabs/command.ts'
import { replay } from '@campo-livre/domain/tabs/replay.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { randomKey } from '../../../../lib/action/use-idempotency-key.ts'
import { stillHere } from '../../../../session/still-here.ts'
import { useSession } from '../../../../session/use-session.ts'
import { heldIn, type QueuedCommand, useCommandQueue } from './command-queue.ts'
import { tellDropped } from './tell-dropped.ts'
import { useReplayedTabs } from './use-replayed-tabs.ts'

/** A command without the id that it gets when it is sent. */
export type CommandDraft = TabCommand extends infer C ? (C extends TabCommand ? Omit<C, 'id'> : never) : never

export type TabCommands = ReturnType<typeof useTabCommands>

/**
 * Sends what is done with tabs, one command after the other in the order in which they were made (H3). `tabs` are those
 * of the server with what it has not confirmed on top.
 */
export function useTabCommands(server: readonly OpenTab[], products: readonly CounterProduct[]) {
  const client = useQueryClient()
  const { user } = useSession()
  const [sent, setSent] = useState<readonly TabCommand[]>([])
  const forget = (commandId: string) => setSent((all) => all.filter(({ id }) => id !== commandId))
  const enqueue = useCommandQueue(forget)
  const { tabs, stock, facts, held } = useReplayedTabs(server, products)
  const queuedOf = (draft: CommandDraft): QueuedCommand => ({
    command: { ...draft, id: randomKey() },
    at: serverNow(),
    byId: user?.id ?? null,
    isHere: stillHere(),
  })
  return {
    tabs,
    /** The pieces by which the stock of a product differs from the server's, by its id. */
    stock,
    /** The number of commands that are held. */
    held,
    /** Sends again what is held. */
    sendHeld: (): void => {
      const cache = client.getMutationCache()
      const waiting = heldIn(client)
      for (const mutation of waiting) cache.remove(mutation)
      for (const { state } of waiting) enqueue(state.variables as QueuedCommand)
    },
    /** The commands that were sent from here and not undone, the latest last. */
    sent,
    /** Sends commands in this order. */
    send: (...drafts: CommandDraft[]): void => {
      tellDropped(client)
      for (const queued of drafts.map(queuedOf)) {
        const { command } = queued
        enqueue(queued)
        if (command.type === 'undo') forget(command.commandId)
        else setSent((all) => [...all, command])
      }
    },
    /** Returns why a command would be refused, as a sentence; null where nothing is known against it. */
    check: (draft: CommandDraft): string | null => {
      const wish = queuedOf(draft)
      const problem = tabCommandSchema.safeParse(wish.command).error?.issues[0]?.message
      // A paid one is on the counter no more.
      if (problem !== undefined || (draft.type === 'reopen' && !tabs.some(({ id }) => id === draft.tabId)))
        return problem ?? null
      return replay(tabs, [wish], facts).refusals.get(wish.command.id)?.message ?? null
    },
  }
}
