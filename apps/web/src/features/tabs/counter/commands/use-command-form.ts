import { useState } from 'react'
import type { CommandDraft, TabCommands } from './use-tab-commands.ts'

/** Sends the command of a form unless it would be refused; `problem` is the sentence that says why. */
export function useCommandForm({ check, send }: Pick<TabCommands, 'check' | 'send'>) {
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    setProblem,
    /** Returns whether the command was sent. */
    submit: (command: CommandDraft): boolean => {
      const refusal = check(command)
      setProblem(refusal)
      if (refusal === null) send(command)
      return refusal === null
    },
  }
}
