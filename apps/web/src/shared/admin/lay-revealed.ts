import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

const rowSchema = z.looseObject({ id: z.string() })
const pageSchema = z.looseObject({ items: z.array(rowSchema) })

/** Puts a row with its personal data into the cached lists that show it, until they are read again. */
export function layRevealed(client: QueryClient, resource: AdminResource, revealed: unknown): void {
  const row = rowSchema.parse(revealed)
  client.setQueriesData<unknown>({ queryKey: ['admin', resource] }, (page: unknown) => {
    const read = pageSchema.safeParse(page)
    if (!read.success) return page
    const items = read.data.items.map((each) => (each.id === row.id ? { ...each, ...row } : each))
    return { ...read.data, items }
  })
  client.setQueryData(['admin', 'row', resource, row.id], (known: unknown) =>
    known === undefined ? known : row,
  )
}
