import { listOwnFieldsSpec } from '@campo-livre/contract/fields/list-own-fields.ts'
import { answerList } from '../http/answer-list.ts'
import { fieldRows } from './field-rows.ts'

/** Lists the fields of the user's company (H1), by name; archived ones only where a filter asks for the status. */
export const listOwnFields = answerList(listOwnFieldsSpec, fieldRows, 'company')
