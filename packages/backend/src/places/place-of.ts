import type { PostalAddress } from '@campo-livre/domain/companies/company-registration.ts'
import { cityKey, type Spot } from '@campo-livre/domain/companies/operations.ts'
import type { Database } from '../store/database.ts'
import { capitals } from './capitals.ts'

/**
 * Returns an approximate position and the time zone of an address: those of another company in the same city, else of
 * the state's capital. `selfId` is the company that asks. A real server would ask a map.
 */
export function placeOf(
  db: Database,
  place: Pick<PostalAddress, 'city' | 'state'>,
  selfId: string | null = null,
): Spot {
  const neighbour = db.companies.by('city', cityKey(place)).find(({ id }) => id !== selfId)
  if (neighbour) {
    const { address, timeZone } = neighbour
    return { latitude: address.latitude, longitude: address.longitude, timeZone }
  }
  const [timeZone, latitude, longitude] = capitals[place.state]
  return { latitude, longitude, timeZone }
}
