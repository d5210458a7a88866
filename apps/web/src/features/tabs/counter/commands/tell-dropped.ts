import { matchMutation, type Mutation, type QueryClient } from '@tanstack/react-query'
import { toasts } from '../../../../lib/toasts/toasts.ts'
import { commandKey, isUnanswered, type QueuedCommand } from './command-queue.ts'

const watched = new WeakSet<QueryClient>()

/**
 * Says how many commands had no answer when their session ended, as the cache drops them with it. It watches a client
 * from its first call on, wherever the user is by then.
 */
export function tellDropped(client: QueryClient): void {
  if (watched.has(client)) return
  watched.add(client)
  let dropped = 0
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'removed' || !isDropped(mutation)) return
    dropped += 1
    // All of them are removed at once.
    if (dropped > 1) return
    queueMicrotask(() => {
      toasts.add({ severity: 'warn', title: titleOf(dropped), text: WHAT_NOW })
      dropped = 0
    })
  })
}

const WHAT_NOW = 'Ao voltar, confira as comandas e lance de novo o que faltar.'

function isDropped(mutation: Mutation): boolean {
  if (!matchMutation({ mutationKey: commandKey }, mutation)) return false
  return isUnanswered(mutation.state) && !(mutation.state.variables as QueuedCommand).isHere()
}

function titleOf(count: number): string {
  return count === 1
    ? 'Você saiu antes da resposta a 1 lançamento'
    : `Você saiu antes da resposta a ${count} lançamentos`
}
