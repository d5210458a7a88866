import { fieldsQuery } from '@campo-livre/api/fields/list-fields.ts'
import type { FieldCard as FieldFacts } from '@campo-livre/domain/fields/field-card.ts'
import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import { TurfLines } from '@campo-livre/ui/court/turf-lines.tsx'
import { FieldCardSkeleton } from '@campo-livre/ui/field-card/field-card-skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import classes from './listing-screen.module.css'
import { asksForFields, hasFilters, toFieldsParams } from './listing-search.ts'
import { ListingTools } from './listing-tools.tsx'
import { ListedField } from './listed-field.tsx'
import { SearchSentence } from './search-sentence.tsx'
import { useListingSearch } from './use-listing-search.ts'

const chips = lazyComponent(() => import('./active-filters.tsx'))
const words = lazyComponent(() => import('./words/words-search.tsx'))
const nothing = lazyComponent(() => import('./listing-empty.tsx'))
const save = lazyComponent(() => import('./saved/save-search.tsx'))
const map = lazyComponent(() => import('./map/map-panel.tsx'))
const pages = lazyComponent(async () => ({ default: (await import('../../lib/list/pager.tsx')).Pager }))

/** Milliseconds between reads of an open page, whose free times pass or are booked. */
const REFRESH_MS = 60_000

/** The listing of fields (A1): a search in a sentence, and cards whose free times lead to booking. */
export function ListingScreen() {
  const { search } = useListingSearch()
  /** The number of times that the nearest were asked for; 0 while nobody waits for a position. */
  const [near, setNear] = useState(0)
  const [writing, setWriting] = useState(false)
  const query = useQuery({
    ...fieldsQuery(toFieldsParams(search)),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    // Rendered for an equal answer, too: after midnight `hoje` is another day.
    notifyOnChangeProps: 'all',
  })
  const title = pageTitle(search.cidade ? `Campos em ${search.cidade}` : 'Reserve campos e quadras')
  return (
    <>
      <title>{title}</title>
      <div className={`cl-hero cl-turf ${(search.mapa && classes.low) ?? ''}`}>
        <h1 className="cl-hero-title">Bora jogar?</h1>
        <p className="cl-hero-lead">Veja o que está livre agora e reserve em um minuto.</p>
        <SearchSentence
          withPlaces={query.isSuccess}
          onNear={() => setNear(near + 1)}
          onWords={() => setWriting(true)}
        />
        <TurfLines />
      </div>
      {writing && (
        <words.Component asked onNear={() => setNear(near + 1)} onClose={() => setWriting(false)} />
      )}
      {(query.data !== undefined || query.error === null) && (
        <ListingTools total={query.data?.meta.total ?? null} near={near} onNear={setNear} />
      )}
      {hasFilters(search) && <chips.Component meanwhile={<div className={classes.filters} />} />}
      <div className={search.mapa && classes.beside}>
        <div className={search.mapa && classes.listed}>
          <QueryState query={query} skeleton={<CardSkeletons />} failure="Não deu para buscar os campos">
            {({ items, meta }) => (
              <>
                {meta.total === 0 ? (
                  <nothing.Component loosen={meta.loosen} />
                ) : (
                  <Cards fields={items} stale={query.isPlaceholderData} sport={search.esporte} />
                )}
                {meta.total > 0 && (
                  <pages.Component meta={meta} meanwhile={<div className={classes.pages} />} />
                )}
                {asksForFields(search) && <save.Component />}
              </>
            )}
          </QueryState>
        </div>
        {search.mapa && (
          <div className={classes.map}>
            <map.Component asked meanwhile={<div className={classes.ground} />} />
          </div>
        )}
      </div>
    </>
  )
}

/** The number of cards that fill a phone's first view. */
const FIRST_SIGHT = 3

/**
 * On the first visit the other cards are rendered in pieces, so that a slow phone stays responsive; later all at once.
 */
let visited = false

type CardsProps = { fields: readonly FieldFacts[]; stale: boolean; sport: Sport | undefined }

function Cards({ fields, stale, sport }: CardsProps) {
  const shown = useDeferredValue(fields, visited ? fields : fields.slice(0, FIRST_SIGHT))
  useEffect(() => {
    visited = true
  }, [])
  return (
    <ul className={classes.cards} aria-busy={stale} data-more={shown.length < fields.length || undefined}>
      {shown.map((field, index) => (
        <li key={field.id}>
          <ListedField field={field} eager={index < FIRST_SIGHT} sport={sport} />
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
