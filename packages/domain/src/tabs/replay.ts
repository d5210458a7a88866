import { applyCommand } from './apply-command.ts'
import type { TabCommand } from './command.ts'
import type { DoneCommand } from './done-command.ts'
import type { ProductFact, TabContext } from './tab-context.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { OpenTab } from './tab.ts'

/** A command that a client has made and the server has not confirmed. */
export type PendingCommand = { command: TabCommand; at: string; byId: string | null }

/** The facts that a client has besides the tabs. */
export type ReplayFacts = Pick<TabContext, 'companyId' | 'sellsBeyondStock' | 'product' | 'booking'> & {
  /** The confirmed commands that this client may undo. */
  done: readonly DoneCommand[]
}

export type Replayed = {
  tabs: OpenTab[]
  /** The commands that do not fit what the server said since, by their ids. */
  refusals: ReadonlyMap<string, Refusal>
  /** The pieces that they put into the stock, negative for those taken out, by the product's id. */
  stock: ReadonlyMap<string, number>
}

/**
 * Returns the server's tabs with the commands on top that it has not confirmed, in the order in which they were made.
 * One that the server's tabs contain already, its answer lost, does not count again.
 */
export function replay(
  server: readonly OpenTab[],
  pending: readonly PendingCommand[],
  facts: ReplayFacts,
): Replayed {
  const tabs = new Map(server.map((tab) => [tab.id, tab]))
  const arrived = new Set(server.flatMap(({ lastCommands }) => lastCommands))
  const done = new Map(facts.done.map((each) => [each.id, each]))
  const moved = new Map<string, number>()
  const product = (id: string): ProductFact | undefined => {
    const fact = facts.product(id)
    return fact && { ...fact, stock: fact.stock + (moved.get(id) ?? 0) }
  }
  const data: TabContext = { ...facts, product, tab: (id) => tabs.get(id), done: (id) => done.get(id) }
  const refusals = new Map<string, Refusal>()
  for (const { command, at, byId } of pending) {
    if (arrived.has(command.id)) continue
    const outcome = applyCommand(command, { data, at, byId, code: '', pixCode: null })
    if (!outcome.ok) {
      refusals.set(command.id, outcome)
      continue
    }
    for (const tab of outcome.tabs) tabs.set(tab.id, { ...tab, booking: tabs.get(tab.id)?.booking ?? null })
    for (const { productId, quantity, kind } of outcome.stock)
      moved.set(productId, (moved.get(productId) ?? 0) + (kind === 'return' ? quantity : -quantity))
    done.set(outcome.done.id, outcome.done)
    const undone = command.type === 'undo' ? done.get(command.commandId) : undefined
    if (undone) done.set(undone.id, { ...undone, undoneById: command.id })
  }
  return { tabs: [...tabs.values()], refusals, stock: moved }
}
