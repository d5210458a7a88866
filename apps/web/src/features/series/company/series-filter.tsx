import { billStanding } from '@campo-livre/domain/series/bill-standing.ts'
import { matchesSeries } from '@campo-livre/domain/series/match-series.ts'
import type { SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { SearchBox } from '../../../lib/list/search-box.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import type { SeriesSearch } from './series-search.ts'
import classes from './series.module.css'

type Bill = NonNullable<SeriesSearch['conta']>

const options = [
  { value: 'atrasada', label: 'Em atraso' },
  { value: 'aberta', label: 'Em aberto' },
] as const

/** Returns whether a row has the bill that the address asks for. */
function bySearch(conta: Bill): (row: SeriesRow) => boolean {
  const standing = conta === 'atrasada' ? 'overdue' : 'open'
  return (row) => billStanding(row) === standing
}

/** Returns whether a row is asked for by the address: by a search, and by its bill. */
export function isAsked({
  busca,
  conta,
}: Pick<SeriesSearch, 'busca' | 'conta'>): (row: SeriesRow) => boolean {
  const hasBill = conta === undefined ? () => true : bySearch(conta)
  return (row) => hasBill(row) && matchesSeries(row, busca ?? '')
}

type Props = {
  search: Pick<SeriesSearch, 'busca' | 'conta'>
  /** The acts on all of them. */
  children: ReactNode
}

/** The search of the contracts, and their filter by how the bills stand, in the address. */
export function SeriesFilter({ search, children }: Props) {
  const navigate = useNavigate()
  const go = (parts: Pick<SeriesSearch, 'busca' | 'conta'>, replace: boolean) =>
    void navigate({ to: '.', search: mergeSearch(parts), replace, resetScroll: false })
  return (
    <div className={classes.tools}>
      <SearchBox
        label="Buscar mensalistas"
        placeholder="Nome, campo ou dia"
        value={search.busca ?? ''}
        onSearch={(busca) => go({ busca: busca || undefined }, true)}
        className={classes.search}
      />
      <FilterSelect
        label="Conta"
        all="Conta: todas"
        value={search.conta ?? ''}
        options={options}
        onChange={(value) => go({ conta: options.find((option) => option.value === value)?.value }, false)}
      />
      {children}
    </div>
  )
}
