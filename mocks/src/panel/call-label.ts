import { bankCalls } from '../bank/bank-calls.ts'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { controlCalls } from '../control-calls.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { ALL, allWord } from '../situations/words.ts'

const labels = new Map<string, string>([
  [ALL, allWord.label],
  ...controlCalls.map((call) => [callName(call), `${call.method} /__mock${call.path}`] as const),
  ...bankCalls.map((call) => [callName(call), `${call.method} /bank${call.path}`] as const),
  ...apiCalls.map((call) => [callName(call), `${call.method} ${call.path}`] as const),
])

/** Returns the label of a call, `POST /bookings/{id}/payment`; a name that no call has, as it is. */
export const callLabel = (name: string) => labels.get(name) ?? name
