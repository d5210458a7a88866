import type { PostalAddress } from '@campo-livre/domain/companies/company-registration.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import type { Database } from '../store/database.ts'
import { capitals } from './capitals.ts'

export type Spot = { latitude: number; longitude: number; timeZone: string }

/**
 * Returns an approximate position and the time zone of an address: those of another company in the same city, else of
 * the state's capital. `selfId` is the company that asks. A real server would ask a map.
 */
export function placeOf(
  db: Database,
  { city, state }: Pick<PostalAddress, 'city' | 'state'>,
  selfId: string | null = null,
): Spot {
  const [neighbour] = db.companies.where(
    ({ id, address }) => id !== selfId && address.state === state && fold(address.city) === fold(city),
  )
  if (neighbour) {
    const { address, timeZone } = neighbour
    return { latitude: address.latitude, longitude: address.longitude, timeZone }
  }
  const [timeZone, latitude, longitude] = capitals[state]
  return { latitude, longitude, timeZone }
}
