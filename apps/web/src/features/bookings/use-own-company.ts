import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { companyFieldsQuery } from '@campo-livre/api/companies/list-company-fields.ts'
import { useQuery } from '@tanstack/react-query'

/** Before the first booking there is nothing to tell the zone by, and nothing to show in it. */
const USUAL_ZONE = 'America/Sao_Paulo'

/** The clock and the fields of the signed-in company, as its bookings tell them. */
export function useOwnCompany(): {
  timeZone: string
  known: boolean
  fields: readonly { id: string; name: string }[]
} {
  const { data } = useQuery(companyBookingsQuery({ page: 1 }))
  const booking = data?.items[0]
  const list = useQuery({
    ...companyFieldsQuery(booking?.companyId ?? '', 1),
    enabled: booking !== undefined,
  })
  return {
    timeZone: booking?.company.timeZone ?? USUAL_ZONE,
    known: data !== undefined,
    fields: list.data?.items ?? [],
  }
}
