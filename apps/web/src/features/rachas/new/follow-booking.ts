import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { newRachaForm, pricePerPlayer } from '@campo-livre/domain/rachas/racha-form.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { type Texts, toTexts } from '../../../lib/form/field-text.ts'
import { newRachaFields } from './racha-fields.ts'

type Booked = NonNullable<Parameters<typeof newRachaForm>[0]>

const followers = ['sport', 'maxPlayers', 'goalkeeperPlaces', 'freeOutHours'] as const

/** Returns what follows of a game from another booking or from how many play: what nobody has written otherwise. */
export function followBooking(name: string, texts: Texts, before: Texts, bookings: readonly Booked[]): Texts {
  if (name !== 'bookingId' && name !== 'maxPlayers') return {}
  const bookingOf = ({ bookingId }: Texts) => bookings.find(({ id }) => id === bookingId) ?? null
  const proposalOf = (of: Texts) => toTexts(newRachaFields([]), newRachaForm(bookingOf(of), serverNow()))
  const priceOf = (of: Texts) =>
    formatDecimal(pricePerPlayer(bookingOf(of)?.priceCents ?? 0, Number(of.maxPlayers)), 2)
  const [old, next] = [proposalOf(before), proposalOf(texts)]
  const proposed =
    name === 'maxPlayers'
      ? {}
      : Object.fromEntries(
          followers.filter((key) => before[key] === old[key]).map((key) => [key, next[key] ?? '']),
        )
  const price = priceOf({ ...texts, ...proposed })
  return before.pricePerHeadCents === priceOf(before) ? { ...proposed, pricePerHeadCents: price } : proposed
}
