import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'
import type { DoneCommand } from '@campo-livre/domain/tabs/done-command.ts'
import { type PendingCommand, replay } from '@campo-livre/domain/tabs/replay.ts'
import type { TabAnswer } from '@campo-livre/domain/tabs/tab-answer.ts'
import type { ProductFact } from '@campo-livre/domain/tabs/tab-context.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'

/** A request of a device; null where nothing comes back. */
export type Send = (command: TabCommand) => Promise<{ status: number; data: unknown } | null>

type Options = { companyId: string; userId: string; now: string; send: Send }

/**
 * A device at a counter, as the app's screen is one: it shows the server's tabs with its own unconfirmed commands on
 * top, sends one after the other, and sends again what was not answered.
 */
export function createDevice({ companyId, userId, now, send }: Options) {
  const known = new Map<string, OpenTab>()
  const queue: PendingCommand[] = []
  const confirmed: DoneCommand[] = []
  const refused = new Set<string>()
  let products = new Map<string, ProductFact>()

  const learn = (tabs: readonly OpenTab[]) => {
    for (const tab of tabs) if (tab.version >= (known.get(tab.id)?.version ?? 0)) known.set(tab.id, tab)
  }
  const facts = {
    companyId,
    sellsBeyondStock: false,
    product: (id: string) => products.get(id),
    booking: () => undefined,
    done: confirmed,
  }
  return {
    queue,
    confirmed,
    refused,
    known,
    /** Reads what the server says. */
    read: (tabs: readonly OpenTab[], stocked: readonly ProductFact[]) => {
      learn(tabs)
      products = new Map(stocked.map((product) => [product.id, product]))
    },
    view: () => replay([...known.values()], queue, facts),
    make: (command: TabCommand) => queue.push({ command, at: now, byId: userId }),
    /** Sends the oldest command that waits. */
    flush: async () => {
      const [first] = queue
      if (!first) return
      const answer = await send(first.command)
      if (answer === null) return
      queue.shift()
      if (answer.status === 200) {
        const { tabs, done } = answer.data as TabAnswer
        learn(tabs)
        confirmed.push(done)
        return
      }
      refused.add(first.command.id)
      learn((answer.data as { tabs?: OpenTab[] } | undefined)?.tabs ?? [])
    },
  }
}
export type Device = ReturnType<typeof createDevice>
