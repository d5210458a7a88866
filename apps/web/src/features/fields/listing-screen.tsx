import { fieldsQuery } from '@campo-livre/api/fields/list-fields.ts'
import type { FieldCard as FieldFacts } from '@campo-livre/domain/fields/field-card.ts'
import { TurfLines } from '@campo-livre/ui/court/turf-lines.tsx'
import { FieldCardSkeleton } from '@campo-livre/ui/field-card/field-card-skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { later } from '../../lib/later.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { pageTitle } from '../../lib/page-title.ts'
import classes from './listing-screen.module.css'
import { narrowed, toQuestion } from './listing-search.ts'
import { ListingTools } from './listing-tools.tsx'
import { ListedField } from './listed-field.tsx'
import { SearchSentence } from './search-sentence.tsx'
import { useListingSearch } from './use-listing-search.ts'

const chips = later(() => import('./active-filters.tsx'))
const nothing = later(() => import('./listing-empty.tsx'))
const pages = later(async () => ({ default: (await import('../../lib/pager.tsx')).Pager }))

/** The field listing (A1): a search that reads like a question, and cards whose free times lead into booking. */
export function ListingScreen() {
  const { search } = useListingSearch()
  const query = useQuery({ ...fieldsQuery(toQuestion(search)), placeholderData: keepPreviousData })
  const title = pageTitle(search.cidade ? `Campos em ${search.cidade}` : 'Reserve campos e arenas')
  return (
    <>
      <title>{title}</title>
      <div className="cl-hero cl-turf">
        <h1 className="cl-hero-title">Bora jogar?</h1>
        <p className="cl-hero-lead">Veja o que está livre agora e reserve em um minuto.</p>
        <SearchSentence withPlaces={query.isSuccess} />
        <TurfLines />
      </div>
      {(query.data !== undefined || query.error === null) && (
        <ListingTools total={query.data?.meta.total ?? null} />
      )}
      {narrowed(search) && <chips.Part meanwhile={<div className={classes.filters} />} />}
      <Loaded query={query} skeleton={<CardSkeletons />} failure="Não deu para buscar os campos">
        {({ items, meta }) => (
          <>
            {meta.total === 0 ? (
              <nothing.Part loosen={meta.loosen} />
            ) : (
              <Cards fields={items} stale={query.isPlaceholderData} />
            )}
            {meta.total > 0 && <pages.Part meta={meta} meanwhile={<div className={classes.pages} />} />}
          </>
        )}
      </Loaded>
    </>
  )
}

/** Cards that fill a phone's first sight. */
const FIRST_SIGHT = 3

/** On the first visit the other cards follow in pieces, so that a slow phone stays awake; later they stand at once. */
let visited = false

function Cards({ fields, stale }: { fields: readonly FieldFacts[]; stale: boolean }) {
  const shown = useDeferredValue(fields, visited ? fields : fields.slice(0, FIRST_SIGHT))
  useEffect(() => {
    visited = true
  }, [])
  return (
    <ul className={classes.cards} aria-busy={stale} data-more={shown.length < fields.length || undefined}>
      {shown.map((field, index) => (
        <li key={field.id}>
          <ListedField field={field} eager={index < FIRST_SIGHT} />
        </li>
      ))}
    </ul>
  )
}

function CardSkeletons() {
  return (
    <div className={classes.cards} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <FieldCardSkeleton key={index} />
      ))}
    </div>
  )
}
