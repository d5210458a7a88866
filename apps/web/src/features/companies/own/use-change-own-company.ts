import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { useQueryClient } from '@tanstack/react-query'
import { stillHere } from '../../../session/still-here.ts'

/**
 * Returns a function that changes the user's arena by a call. It resolves to the new company, and to whether the same
 * user is still signed in; another user's data stays unchanged.
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
