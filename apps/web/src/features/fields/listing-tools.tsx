import type { FieldSort } from '@campo-livre/domain/fields/sorts.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { later } from '../../lib/later.tsx'
import classes from './listing-tools.module.css'
import { useListingSearch } from './use-listing-search.ts'

const filters = later(() => import('./filter-drawer.tsx'))

const sortLabels: Record<FieldSort, string> = {
  relevance: 'Melhores',
  price: 'Menor preço',
  '-price': 'Maior preço',
  rating: 'Melhor nota',
  distance: 'Mais perto',
}
const sorts = Object.keys(sortLabels) as FieldSort[]

/** How many fields there are (null until that is known), the rest of the filters, and the order. */
export function ListingTools({ total }: { total: number | null }) {
  const { search, change } = useListingSearch()
  /** Null until it is opened for the first time. */
  const [open, setOpen] = useState<boolean | null>(null)
  const [refused, setRefused] = useState(false)
  const sort = (order: FieldSort) => {
    setRefused(false)
    if (order !== 'distance')
      return change({ ordem: order === 'relevance' ? undefined : order, perto: undefined })
    findMe(
      (perto) => change({ ordem: 'distance', perto }),
      () => setRefused(true),
    )
  }
  return (
    <div className={classes.tools}>
      <p role="status" className={classes.count}>
        {countWords(total)}
      </p>
      <button
        type="button"
        className={classes.tool}
        onPointerEnter={filters.warm}
        onFocus={filters.warm}
        onClick={() => setOpen(true)}
      >
        <IconFilter size={18} stroke={1.75} aria-hidden />
        <span className={classes.name}>Filtros</span>
      </button>
      <select
        className={classes.tool}
        aria-label="Ordenar por"
        value={search.ordem ?? 'relevance'}
        onChange={(event) => sort(sorts[event.target.selectedIndex] ?? 'relevance')}
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {sortLabels[value]}
          </option>
        ))}
      </select>
      <p role="alert" className={classes.refused}>
        {refused && 'Não deu para saber onde você está.'}
      </p>
      {open !== null && <filters.Part opened={open} onClose={() => setOpen(false)} />}
    </div>
  )
}

function countWords(total: number | null): string {
  if (total === null) return 'Buscando…'
  return total === 1 ? '1 campo' : `${formatCount(total)} campos`
}

function findMe(found: (near: string) => void, refused: () => void): void {
  if (!('geolocation' in navigator)) return refused()
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => found(`${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`),
    refused,
    { timeout: 10_000, maximumAge: 600_000 },
  )
}
