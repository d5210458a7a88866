import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { useQueryClient } from '@tanstack/react-query'
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
    if (here) client.setQueryData(ownCompanyQuery().queryKey, own)
    return { own, here }
  }
}
