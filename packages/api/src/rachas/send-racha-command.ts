import {
  sendRachaCommandCall,
  type sendRachaCommandSpec,
} from '@campo-livre/contract/rachas/send-racha-command.ts'
import type { RachaCommand } from '@campo-livre/domain/rachas/command.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { callApi } from '../client/call-api.ts'

/** Sends what somebody does with a racha; however often it arrives, it counts once by its id (rule 9). */
export function sendRachaCommand(body: RachaCommand, signal?: AbortSignal): Promise<RachaDetail> {
  return callApi<typeof sendRachaCommandSpec>(sendRachaCommandCall, { body, ...(signal ? { signal } : {}) })
}
