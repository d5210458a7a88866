import { fieldsQuery } from '@campo-livre/api/fields/list-fields.ts'
import { FieldCardSkeleton } from '@campo-livre/ui/field-card/field-card-skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { pageTitle } from '../../lib/page-title.ts'
import { Pager } from '../../lib/pager.tsx'
import classes from './listing-screen.module.css'
import { narrowed, toQuestion } from './listing-search.ts'
import { ListingTools } from './listing-tools.tsx'
import { ListedField } from './listed-field.tsx'
import { SearchSentence } from './search-sentence.tsx'
import { useListingSearch } from './use-listing-search.ts'

const ActiveFilters = lazy(() => import('./active-filters.tsx'))
const ListingEmpty = lazy(() => import('./listing-empty.tsx'))

/** The field listing (A1): a search that reads like a question, and cards whose free times lead into booking. */
export function ListingScreen() {
  const { search } = useListingSearch()
  const query = useQuery({ ...fieldsQuery(toQuestion(search)), placeholderData: keepPreviousData })
  return (
    <>
      <title>{pageTitle(search.cidade ? `Campos em ${search.cidade}` : 'Reserve campos e arenas')}</title>
      <h1 className="cl-hero-title">Bora jogar?</h1>
      <p className="cl-hero-lead">
        Veja o que está livre agora, do society ao beach tennis, e reserve em um minuto.
      </p>
      <SearchSentence withPlaces={query.isSuccess} />
      {narrowed(search) && (
        <Suspense fallback={<div className={classes.filters} />}>
          <ActiveFilters />
        </Suspense>
      )}
      <Loaded query={query} skeleton={<CardSkeletons />} failure="Não conseguimos buscar os campos">
        {({ items, meta }) =>
          meta.total === 0 ? (
            <Suspense>
              <ListingEmpty loosen={meta.loosen} />
            </Suspense>
          ) : (
            <>
              <ListingTools total={meta.total} />
              <ul className={classes.cards} aria-busy={query.isPlaceholderData}>
                {items.map((field) => (
                  <li key={field.id}>
                    <ListedField field={field} />
                  </li>
                ))}
              </ul>
              <Pager meta={meta} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function CardSkeletons() {
  return (
    <div className={classes.cards} role="status" aria-label="Buscando campos livres">
      {Array.from({ length: 6 }, (_, index) => (
        <FieldCardSkeleton key={index} />
      ))}
    </div>
  )
}
