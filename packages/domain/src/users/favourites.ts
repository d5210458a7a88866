import * as z from 'zod/mini'

/** The most fields that somebody keeps as favourites. */
export const MAX_FAVOURITES = 200

const fieldIds = z._default(z.array(z.string()).check(z.maxLength(MAX_FAVOURITES)), [])

/** The body of `POST /me/favourites`: the fields that come, and those that go. */
export const favouritesChangeSchema = z.object({ add: fieldIds, remove: fieldIds })
export type FavouritesChange = z.infer<typeof favouritesChangeSchema>

/**
 * Returns favourites after a change, the latest first: each once, and of one that comes and goes at once nothing stays.
 * Said again it changes nothing, so that those of a device can be joined as often as somebody signs in.
 */
export function changeFavourites(kept: readonly string[], { add, remove }: FavouritesChange): string[] {
  const known = new Set(kept)
  const come = [...new Set(add)].filter((id) => !known.has(id))
  return [...come, ...kept].filter((id) => !remove.includes(id))
}
