import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../../query/query-state.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { theOne } from '../noun.ts'
import type { Noun } from '../resource.ts'

type Props<Row> = {
  noun: Noun
  row: Row | undefined
  query: UseQueryResult<Row> | null
  children: (row: Row) => ReactNode
}

/** The states of a row in a drawer: loading, failed, missing, loaded. */
export function RowState<Row>({ noun, row, query, children }: Props<Row>) {
  const missing = (
    <p>O que esse endereço mostra não está nesta página da lista. Pode ter mudado de página ou saído.</p>
  )
  if (row !== undefined) return children(row)
  if (query === null) return missing
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton label={`Buscando ${theOne(noun)}`} />}
      failure={`Não deu para buscar ${theOne(noun)}`}
      missing={missing}
    >
      {children}
    </QueryState>
  )
}
