import type { FieldSort } from '@campo-livre/domain/fields/list/sorts.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { IconFilter, IconList, IconMap } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import classes from './listing-tools.module.css'
import { useListingSearch } from './use-listing-search.ts'

const filters = lazyComponent(() => import('./filter-drawer.tsx'))
const nearby = lazyComponent(() => import('./nearby/nearby.tsx'))

const sortLabels: Record<FieldSort, string> = {
  relevance: 'Melhores',
  price: 'Menor preço',
  '-price': 'Maior preço',
  rating: 'Melhor nota',
  distance: 'Mais perto',
}
const sorts = Object.keys(sortLabels) as FieldSort[]

type Props = {
  total: number | null
  /** The number of times that the nearest were asked for; 0 while nobody waits for a position. */
  near: number
  onNear: (near: number) => void
}

/** The number of fields (null until known), the button for more filters, and the order. */
export function ListingTools({ total, near, onNear }: Props) {
  const { search, change } = useListingSearch()
  /** Null until it was opened. */
  const [open, setOpen] = useState<boolean | null>(null)
  const sort = (order: FieldSort) => {
    const isNear = order === 'distance'
    onNear(isNear ? near + 1 : 0)
    if (!isNear) change({ ordem: order === 'relevance' ? undefined : order })
  }
  return (
    <div className={classes.tools}>
      <p role="status" className={classes.count}>
        {countWords(total)}
      </p>
      <button
        type="button"
        className={classes.tool}
        onPointerEnter={filters.prefetch}
        onFocus={filters.prefetch}
        onClick={() => setOpen(true)}
      >
        <IconFilter size={18} stroke={1.75} aria-hidden />
        <span className={classes.name}>Filtros</span>
      </button>
      <button
        type="button"
        className={`${classes.tool} ${classes.switch}`}
        onClick={() => change({ mapa: search.mapa ? undefined : 'sim' })}
      >
        {search.mapa ? (
          <IconList size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconMap size={18} stroke={1.75} aria-hidden />
        )}
        {search.mapa ? 'Lista' : 'Mapa'}
      </button>
      <select
        className={classes.tool}
        aria-label="Ordenar por"
        value={search.ordem ?? 'relevance'}
        onFocus={nearby.prefetch}
        onChange={(event) => sort(sorts[event.target.selectedIndex] ?? 'relevance')}
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {sortLabels[value]}
          </option>
        ))}
      </select>
      {near > 0 && <nearby.Component key={near} asked onDone={() => onNear(0)} />}
      {open !== null && <filters.Component opened={open} onClose={() => setOpen(false)} />}
    </div>
  )
}

function countWords(total: number | null): string {
  if (total === null) return 'Buscando…'
  return total === 1 ? '1 campo' : `${formatCount(total)} campos`
}
