import { dueUntilTomorrow, lowOrOut, unpaid } from '@campo-livre/domain/companies/need-filters.ts'
import type { ArenaNeed } from '@campo-livre/domain/companies/arena-needs.ts'
import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { writeFilter } from '../../../lib/resource/filters/filter-text.ts'

const textOf = (type: 'choice' | 'day', filter: ColumnFilter) =>
  writeFilter({ id: filter.column, type }, filter)

type Props = { need: ArenaNeed; today: string; children: ReactNode }

/** A link to where that which waits is dealt with. */
export function NeedLink({ need: { kind, id }, today, children }: Props) {
  switch (kind) {
    case 'bill':
      return (
        <Link to="/company/tabs" search={{ comanda: id, painel: 'receber' }}>
          {children}
        </Link>
      )
    case 'request':
      return (
        <Link to="/company/series" hash="pedidos">
          {children}
        </Link>
      )
    case 'till':
      return (
        <Link to="/company/till/$id" params={{ id: id ?? '' }}>
          {children}
        </Link>
      )
    case 'expenses':
      return (
        <Link
          to="/company/expenses"
          search={{
            'filtro.status': textOf('choice', unpaid),
            'filtro.dueDay': textOf('day', dueUntilTomorrow(today)),
          }}
        >
          {children}
        </Link>
      )
    case 'overdue':
    case 'owing':
      return (
        <Link to="/company/series" search={{ conta: kind === 'overdue' ? 'atrasada' : 'aberta' }}>
          {children}
        </Link>
      )
    case 'reviews':
      return (
        <Link to="/company/reviews" search={{ responder: id }}>
          {children}
        </Link>
      )
    case 'stock':
      return (
        <Link to="/company/products" search={{ 'filtro.stockLevel': textOf('choice', lowOrOut) }}>
          {children}
        </Link>
      )
    case 'tabs':
    default:
      return <Link to="/company/tabs">{children}</Link>
  }
}
