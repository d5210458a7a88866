import { sendAdminCommand } from '@campo-livre/api/admin/admin-commands.ts'
import type { AdminCommand } from '@campo-livre/domain/admin/admin-command.ts'
import type { Attempt } from '../../lib/action/action.ts'
import { atom, store } from '../../lib/state/store.ts'
import type { LastCommand } from '../../lib/undo/undo-bar.tsx'

/** The last change of an admin, to be taken back for some seconds. */
export const lastAdminCommandAtom = atom<LastCommand | null>(null)

type NewCommand = AdminCommand extends infer Each
  ? Each extends AdminCommand
    ? Omit<Each, 'id'>
    : never
  : never

/** Sends a command and returns the row as it is now; `undo` says what was done, where that can be taken back. */
export async function giveAdmin(command: NewCommand, attempt: Attempt, undo?: string): Promise<unknown> {
  const { idempotencyKey: id, signal } = attempt
  const { commandId, row } = await sendAdminCommand({ ...command, id }, signal)
  if (undo !== undefined) store.set(lastAdminCommandAtom, { commandId, words: undo })
  return row
}
