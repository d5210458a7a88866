import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import type { TabCommands } from './use-tab-commands.ts'
import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'

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

const words: Partial<Record<TabCommand['type'], string>> = {
  add_item: 'o lançamento',
  return_item: 'a devolução',
  courtesy: 'a cortesia',
  discount: 'o desconto',
  service_fee: 'a taxa',
  move_items: 'a mudança de comanda',
  merge: 'a junção',
  link_booking: 'o vínculo',
  customer: 'o nome',
}

/** Says what undoing a command takes back: `o desconto`; null for what is not undone by a touch. */
function undoWords({ type }: TabCommand): string | null {
  return words[type] ?? null
}
