import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resource } from '../../lib/resource/resource.ts'

/**
 * Returns a ledger whose form of a new row proposes the day that it is at the arena as that of `Já paguei`. The form waits
 * until the arena is read; where it cannot be read, nothing is proposed.
 */
export function useLedger(resource: Resource<ExpenseRow>): Resource<ExpenseRow> {
  const { data, isPending } = useQuery(ownCompanyQuery())
  const timeZone = data?.timeZone
  return useMemo(() => {
    const { writes } = resource
    if (!writes?.create) return resource
    const { create } = writes
    const initialValues = (target: null) => ({
      ...create.initialValues(target),
      paidDay: timeZone === undefined ? '' : localDay(timeZone, serverNow()),
    })
    return { ...resource, writes: { ...writes, create: { ...create, initialValues, waits: isPending } } }
  }, [resource, timeZone, isPending])
}
