import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { QueryClient } from '@tanstack/react-query'

/** The public page is another now: what shows the arena to anybody, alone or beside a field, is old. */
export function ownCompanyChanged(client: QueryClient, own: OwnCompany): void {
  client.setQueryData(ownCompanyQuery().queryKey, own)
  for (const key of ['companies', 'fields']) {
    client.removeQueries({ queryKey: [key], type: 'inactive' })
    void client.invalidateQueries({ queryKey: [key] })
  }
}
