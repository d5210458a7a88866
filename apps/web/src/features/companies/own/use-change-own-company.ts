import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { stillHere } from '../../../session/still-here.ts'

/**
 * Changes the arena of who is here by a call. Once that is answered: whether they are here yet. Whoever has signed in
 * meanwhile gets nothing of it.
 */
export function useChangeOwnCompany() {
  const client = useQueryClient()
  return async (call: () => Promise<OwnCompany>): Promise<{ own: OwnCompany; here: boolean }> => {
    const isHere = stillHere()
    const own = await call()
    const here = isHere()
    if (here) ownCompanyChanged(client, own)
    return { own, here }
  }
}

/** The public page is another now: what shows the arena to anybody, alone or beside a field, is old. */
function ownCompanyChanged(client: QueryClient, own: OwnCompany): void {
  client.setQueryData(ownCompanyQuery().queryKey, own)
  for (const key of ['companies', 'fields']) {
    client.removeQueries({ queryKey: [key], type: 'inactive' })
    void client.invalidateQueries({ queryKey: [key] })
  }
}
