import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** One tab of the athlete who asks. */
export function tabQuery(id: string) {
  return tabOptions(['tabs', id], `tabs/${encodeURIComponent(id)}`)
}

/** One tab at the company of the one who asks. */
export function companyTabQuery(id: string) {
  return tabOptions(['tabs', 'company', id], `company/tabs/${encodeURIComponent(id)}`)
}

function tabOptions(queryKey: readonly string[], path: string) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => parse(tabDetailSchema, (await request(path, { signal })).data),
  })
}
