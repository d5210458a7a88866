import { listOwnFieldsCall } from '@campo-livre/contract/fields/list-own-fields.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the fields of the user's company (H1), inactive ones too. */
export function ownFieldsQuery(params: ListParams) {
  return listOptions(['fields', 'own'], listOwnFieldsCall, params)
}
