import type { CepAddress } from '@campo-livre/domain/places/cep.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'

type Answer = { cidade: string; bairro: string | undefined } | { problem: string }

/**
 * Returns the place of a CEP's address for a search: its city, and its district where that has fields; or a problem.
 */
export function placeOf(address: CepAddress | null, places: readonly Place[]): Answer {
  if (address === null) return { problem: 'Esse CEP não foi encontrado. Confira os números.' }
  const same = (name: string) => (other: string) => fold(other) === fold(name)
  const isThere = same(address.city)
  const place = places.find(
    ({ city, state }) => isThere(city) && (address.state === '' || state === address.state),
  )
  if (!place) return { problem: `Ainda não há campos em ${address.city}. Escolha outra cidade.` }
  return { cidade: place.city, bairro: place.districts.find(same(address.district)) }
}
