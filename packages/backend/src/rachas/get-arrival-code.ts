import { getArrivalCodeSpec } from '@campo-livre/contract/rachas/get-arrival-code.ts'
import { arrivalCode } from '@campo-livre/domain/rachas/arrival-code.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ARRIVAL_SECRET } from './racha-context.ts'
import { owned } from '../ownership/owned.ts'

/** Returns the code that the organiser shows at the field now; 404 for anybody else. */
export const getArrivalCode = answer(owned(getArrivalCodeSpec, 'rachas', 'organizer'), ({ now, row }) =>
  ok(arrivalCode(row, ARRIVAL_SECRET, now)),
)
