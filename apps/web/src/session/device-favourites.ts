import { changeFavourites } from '@campo-livre/api/account/favourites.ts'
import { MAX_FAVOURITES } from '@campo-livre/domain/users/favourites.ts'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../lib/storage/storage.ts'

/** The storage key of a guest's favourites, a list of ids of fields. */
const KEY = 'campo-livre-favourites'

const idsSchema = z.array(z.string())

/** Returns the favourites of who has not signed in, which stay on the device (H1). */
export function deviceFavourites(): string[] {
  try {
    const read = idsSchema.safeParse(JSON.parse(readStored(KEY) ?? '[]'))
    return read.success ? read.data.slice(0, MAX_FAVOURITES) : []
  } catch {
    return []
  }
}

/** Keeps the favourites of a guest on the device; returns false where it keeps nothing. */
export function keepOnDevice(ids: readonly string[]): boolean {
  return writeStored(KEY, ids.length === 0 ? null : JSON.stringify(ids))
}

/** Adds the favourites of the device to those of who has just signed in; where that fails they wait for the next time. */
export async function joinFavourites(): Promise<void> {
  const add = deviceFavourites()
  if (add.length === 0) return
  await changeFavourites({ add }).then(
    () => keepOnDevice([]),
    () => false,
  )
}
