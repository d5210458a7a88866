import { listRachasSpec } from '@campo-livre/contract/rachas/list-rachas.ts'
import { answerList } from '../http/answer-list.ts'
import { myRachaRows } from './racha-rows.ts'

/** Lists the pickup games that the athlete organizes or takes part in (H7): the next one first. */
export const listRachas = answerList(listRachasSpec, myRachaRows, 'athlete')
