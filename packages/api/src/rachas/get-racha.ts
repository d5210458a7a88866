import { getRachaCall, type getRachaSpec } from '@campo-livre/contract/rachas/get-racha.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads one pickup game of the athlete, with everyone in it. */
export function rachaQuery(id: string) {
  return queryOptions({
    queryKey: ['rachas', id],
    queryFn: ({ signal }) => callApi<typeof getRachaSpec>(getRachaCall, { params: { id }, signal }),
  })
}
