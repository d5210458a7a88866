import { sendExpenseCommand } from '@campo-livre/api/expenses/send-expense-command.ts'
import type { ExpenseAnswer, ExpenseCommand } from '@campo-livre/domain/expenses/command.ts'
import type { Attempt } from '../../lib/action/action.ts'
import { atom, store } from '../../lib/state/store.ts'
import type { LastCommand } from '../../lib/undo/undo-bar.tsx'

/** The last command of the screen, to be undone. */
export const lastCommandAtom = atom<LastCommand | null>(null)

/** Sends a command, and keeps it to be undone; `words` say what was done. */
export async function sendUndoable(
  command: ExpenseCommand,
  attempt: Attempt,
  words: (answer: ExpenseAnswer) => string,
): Promise<ExpenseAnswer> {
  const answer = await sendExpenseCommand(command, attempt)
  store.set(lastCommandAtom, { commandId: answer.commandId, words: words(answer) })
  return answer
}
