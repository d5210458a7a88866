import { IconX } from '@tabler/icons-react'
import { focusContent } from '../../lib/browser/focus-content.ts'
import classes from './active-filters.module.css'
import { activeFilters } from './filters.ts'
import { useListingSearch } from './use-listing-search.ts'

const inSentence = new Set(['sport', 'city', 'date', 'time'])

/** The filters that the sentence does not show, each with a button to remove it. */
export default function ActiveFilters() {
  const { search, change } = useListingSearch()
  const filters = activeFilters(search).filter(({ filter }) => !inSentence.has(filter))
  if (filters.length === 0) return null
  return (
    <ul className={classes.chips} aria-label="Filtros ligados">
      {filters.map(({ filter, label, without }) => (
        <li key={filter}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Tirar o filtro ${label}`}
            onClick={() => {
              change(without)
              focusContent()
            }}
          >
            {label}
            <IconX size={16} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
