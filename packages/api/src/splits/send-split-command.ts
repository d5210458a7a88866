import {
  sendSplitCommandCall,
  type sendSplitCommandSpec,
} from '@campo-livre/contract/splits/send-split-command.ts'
import type { SplitCommand } from '@campo-livre/domain/splits/command.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { callApi } from '../client/call-api.ts'

/** Sends what the organiser does with a bill; however often it arrives, it counts once by its id (rule 8). */
export function sendSplitCommand(body: SplitCommand, signal?: AbortSignal): Promise<SplitDetail> {
  return callApi<typeof sendSplitCommandSpec>(sendSplitCommandCall, { body, ...(signal ? { signal } : {}) })
}
