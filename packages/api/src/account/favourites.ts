import {
  changeFavouritesCall,
  type changeFavouritesSpec,
} from '@campo-livre/contract/account/change-favourites.ts'
import { listFavouritesCall, type listFavouritesSpec } from '@campo-livre/contract/account/list-favourites.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { FavouritesChange } from '@campo-livre/domain/users/favourites.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the athlete's favourite fields, the latest first (H1). */
export function favouritesQuery() {
  return queryOptions({
    queryKey: ['fields', 'favourites'],
    queryFn: ({ signal }) => callApi<typeof listFavouritesSpec>(listFavouritesCall, { signal }),
  })
}

/** Adds favourites and lets others go; returns all of them. */
export function changeFavourites(
  change: Partial<FavouritesChange>,
  signal?: AbortSignal,
): Promise<FieldCard[]> {
  return callApi<typeof changeFavouritesSpec>(changeFavouritesCall, { body: change, signal })
}
