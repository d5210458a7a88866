import { listTabHistorySpec } from '@campo-livre/contract/tabs/list-tab-history.ts'
import { type CommandNames, describeCommand } from '@campo-livre/domain/tabs/describe-command.ts'
import type { TabHistoryEntry } from '@campo-livre/domain/tabs/tab-answer.ts'
import type { Database } from '../store/database.ts'
import type { TabCommandRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { readNamed } from '../ownership/named-rows.ts'
import { readAhead, readTogether } from '../store/not-loaded.ts'
import { owned } from '../ownership/owned.ts'

/** Lists what was done to a tab, in words, newest first (H3). */
export const listTabHistory = answer(owned(listTabHistorySpec, 'tabs', 'arena'), ({ db, row: { id } }) => {
  const commands = readTogether(
    () => db.tabCommands.by('tabId', id),
    () => db.tabCommands.by('otherTabId', id),
  ).flat()
  readAhead(commands.flatMap((done) => readsOf(db, done)))
  const names = namesIn(db, commands)
  // Of two commands at one instant the later one comes first, too.
  const entries = commands
    .toReversed()
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map((done): TabHistoryEntry => {
      const who = done.byId === null ? null : (db.users.find(done.byId)?.name ?? null)
      const text = describeCommand(done.command, names)
      return { id: done.id, at: done.at, who, text, undone: done.undoneById !== null }
    })
  return ok(entries)
})

/** Returns the reads of all that a command names, each by itself. */
function readsOf(db: Database, { id, tabId, otherTabId, byId, command }: TabCommandRecord) {
  return [
    ...[tabId, otherTabId].map((each) => () => db.tabs.find(each ?? id)),
    () => byId !== null && db.users.find(byId),
    () => readNamed(db, command),
  ]
}

/** Returns the names of all that these commands name. A line is known by the command that added it. */
function namesIn(db: Database, commands: readonly TabCommandRecord[]): CommandNames {
  const product = (id: string) => db.products.find(id)?.name ?? 'produto'
  const lines = new Map<string, string>()
  const payments = new Map<string, number>()
  for (const { id, otherTabId, tabId } of commands)
    for (const tab of [tabId, otherTabId].map((each) => db.tabs.find(each ?? id)))
      for (const item of tab?.items ?? []) lines.set(item.id, item.name)
  for (const { command, lineId } of commands) {
    if (command.type === 'add_item') lines.set(lineId ?? command.lineId, product(command.productId))
    if ('paymentId' in command && 'amountCents' in command)
      payments.set(command.paymentId, command.amountCents)
  }
  return {
    product,
    line: (id) => lines.get(id) ?? 'item',
    tab: (id) => db.tabs.find(id)?.code ?? 'outra comanda',
    booking: (id) => db.bookings.find(id)?.code ?? '',
    paidCents: (id) => payments.get(id) ?? 0,
    command: (id) => db.tabCommands.find(id)?.command,
  }
}
