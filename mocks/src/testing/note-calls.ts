import { appCalls } from '../bank/bank-calls.ts'
import { noteAlways, noteUse } from './used.ts'

let noting = false

/** Notes the calls whose handlers run from now on, whoever makes them: a request, an event, the panel (decision 039). */
export function noteCalls(): void {
  if (noting) return
  noting = true
  noteAlways('calls')
  for (const call of appCalls) {
    const answer = call.answer.bind(call)
    call.answer = (...args) => {
      noteUse(`call ${call.method} ${call.path}`)
      return answer(...args)
    }
  }
}
