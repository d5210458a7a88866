import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { undoWords } from './undo-words.ts'
import type { TabCommands } from './use-tab-commands.ts'

/** Returns how to undo what this device did last with a tab; null where nothing can be undone any more. */
export function useUndo(
  { id, payments, pendingPix }: OpenTab,
  { sent, send }: Pick<TabCommands, 'sent' | 'send'>,
): { words: string; run: () => void } | null {
  const last = sent.findLast(({ tabId }) => tabId === id)
  const isPaid = pendingPix.length > 0 || payments.some(({ voided }) => voided === null)
  if (!last || isPaid) return null
  const words = undoWords(last)
  return words === null ? null : { words, run: () => send({ type: 'undo', tabId: id, commandId: last.id }) }
}
