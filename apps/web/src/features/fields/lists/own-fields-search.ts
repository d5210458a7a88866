import type { ListAddress } from '../../../lib/resource/search.ts'

/** The search of the company's fields: that of a list, and `visao=tabela` for the table instead of the cards. */
type OwnFieldsAddress = ListAddress & { visao?: string | undefined }

/** Types the search for the route. The list parses its part. */
export function ownFieldsSearch(raw: OwnFieldsAddress): OwnFieldsAddress {
  return raw
}
