import { sendTabCommandCall, type sendTabCommandSpec } from '@campo-livre/contract/tabs/send-tab-command.ts'
import type { OutputOf } from '@campo-livre/contract/call-types.ts'
import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'
import { callApi } from '../client/call-api.ts'

export type CommandAnswer = OutputOf<typeof sendTabCommandSpec>

/** Sends what was done with a tab at the counter; however often it arrives, it counts once by its id (rule 7). */
export function sendTabCommand(body: TabCommand): Promise<CommandAnswer> {
  return callApi<typeof sendTabCommandSpec>(sendTabCommandCall, { body })
}
