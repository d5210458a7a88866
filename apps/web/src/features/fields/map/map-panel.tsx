import { mapPinsQuery } from '@campo-livre/api/fields/list-map-pins.ts'
import { askedPoint } from '@campo-livre/domain/places/asked-point.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { type ListingSearch, toFieldsParams } from '../listing-search.ts'
import { useListingSearch } from '../use-listing-search.ts'
import classes from './field-map.module.css'
import { FieldMap } from './field-map.tsx'

/** The map of the listing (H1): all arenas that fit the search, wherever they are. */
export default function MapPanel() {
  const { search, change } = useListingSearch()
  const query = useQuery({ ...mapPinsQuery(questionOf(search)), placeholderData: keepPreviousData })
  return (
    <section className={classes.panel} aria-label="Mapa">
      <QueryState
        query={query}
        skeleton={<div className={classes.wait} aria-hidden />}
        failure="Não deu para buscar o mapa"
      >
        {(pins) => (
          <>
            <FieldMap
              pins={pins}
              area={search.area}
              here={pointOf(search.perto)}
              onSearchHere={(area) => change({ area })}
            />
            {pins.length === 0 && (
              <p className={classes.none} role="status">
                Nenhum campo assim no mapa.
              </p>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

/** Returns the question for the arenas of a search, of the whole map: who moves it sees what is beyond. */
function questionOf(search: ListingSearch) {
  const { page: _page, perPage: _perPage, area: _area, ...question } = toFieldsParams(search)
  return question
}

function pointOf(perto: string | undefined) {
  const asked = askedPoint(perto)
  return asked.ok ? asked.point : null
}
