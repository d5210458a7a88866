import { listClosuresSpec } from '@campo-livre/contract/closures/calls.ts'
import { answerList } from '../http/answer-list.ts'
import { closureRows } from './closure-rows.ts'

/** Lists the closures of the user's company (H1), the next one first. */
export const listClosures = answerList(listClosuresSpec, closureRows, 'company')
