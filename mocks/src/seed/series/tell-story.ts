import { addDays, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { bookingOf } from '../bookings/booking-record.ts'
import { openCourt } from '../bookings/court.ts'
import type { Deed, Laying } from './laying.ts'

/** The minutes by which a game is moved, the first of them that is free. */
const MOVES = [60, -60, 120, -120, 180, -180]
/** The number of the booking of the week that is sold again, from which its code is made. */
const SOLD_AGAIN = 890_000

/** Returns what has happened to a contract since it was made. */
export function tellStory(laying: Laying): Deed[] {
  switch (laying.plan.story) {
    case 'cancelled_week':
      return cancelledWeek(laying)
    case 'paused':
      return paused(laying)
    case 'sold_again':
      return soldAgain(laying)
    case 'changed':
      return changed(laying)
    case 'ended':
    case 'none':
    default:
      return []
  }
}

/** Returns the first date of a contract after a day that is counted from today. */
function dateAfter({ id, ledger, today }: Laying, days: number): string {
  const dates = [...ledger.booked.values()].flatMap(({ series }) => (series?.id === id ? [series.day] : []))
  return dates.toSorted().find((day) => day > addDays(today, days)) ?? today
}

const versionOf = ({ id, ledger }: Laying) => ledger.series.get(id)?.version ?? 0

function cancelledWeek(laying: Laying): Deed[] {
  const { id, ledger } = laying
  const at = laying.at(-9, 12)
  const reason = 'Vidro trincado: a quadra ficou interditada.'
  return [
    {
      at,
      do: () => {
        const version = versionOf(laying)
        const own = { id: `${id}-cancelled`, seriesId: id, version, day: dateAfter(laying, -9) }
        ledger.give({ type: 'cancel', ...own, scope: 'this', reason }, at)
      },
    },
  ]
}

function paused(laying: Laying): Deed[] {
  const { id, ledger, today } = laying
  const at = laying.at(-6, 12)
  return [
    {
      at,
      do: () => {
        const own = { id: `${id}-pause`, seriesId: id, version: versionOf(laying) }
        ledger.give({ type: 'pause', ...own, from: addDays(today, -3), until: addDays(today, 25) }, at)
      },
    },
  ]
}

/** The next week is given back, and somebody at the counter buys it. */
function soldAgain(laying: Laying): Deed[] {
  const { id, ledger, athleteId } = laying
  const at = laying.at(-1, 10)
  return [
    {
      at,
      do: () => {
        const day = dateAfter(laying, 1)
        ledger.give({ type: 'give_back', id: `${id}-back`, seriesId: id, day }, at, athleteId)
        const given = [...ledger.booked.values()].find(
          ({ series }) => series?.id === id && series.day === day,
        )
        if (given) sell(laying, given)
      },
    },
  ]
}

function sell({ arena, ledger, at, now }: Laying, given: { fieldId: string; start: string; end: string }) {
  const { company, closures } = arena
  const field = arena.fields.find(({ id }) => id === given.fieldId)
  if (!field) return
  const start = toMinutes(given.start)
  const { slots } = openCourt({ field, company, closures }, { from: given.start.slice(0, 10), days: 1 })
  const booking = bookingOf({
    id: 'bkg-revendida',
    number: SOLD_AGAIN,
    field,
    company,
    slots: slots.filter((slot) => slot.start >= start && slot.end <= toMinutes(given.end)),
    customer: { athleteId: null, name: 'Turma do Ezequiel', phone: '5585900751346' },
    source: 'counter',
    method: 'venue',
    created: toMinutes(at(-1, 15)),
    confirmedAfter: 0,
    fate: { kind: 'kept' },
    now: toMinutes(now),
  })
  ledger.booked.set(booking.id, booking)
}

/** A new price from a later date on, and one game at another hour. */
function changed(laying: Laying): Deed[] {
  const { id, ledger, plan } = laying
  const [priced, moved] = [laying.at(-20, 12), laying.at(-15, 12)]
  const own = { seriesId: id, choices: [], exceptions: 'keep' as const }
  return [
    {
      at: priced,
      do: () => {
        const day = dateAfter(laying, 30)
        const patch = { priceCents: plan.priceCents + 500 }
        const command = { ...own, id: `${id}-price`, version: versionOf(laying), day, patch }
        ledger.give({ type: 'change', scope: 'following', ...command }, priced)
      },
    },
    {
      at: moved,
      do: () => {
        const day = dateAfter(laying, 1)
        const minute = ledger.series.get(id)?.segments[0]?.startMinute ?? 0
        MOVES.find((more) => {
          const patch = { startMinute: minute + more }
          const command = { ...own, id: `${id}-moved`, version: versionOf(laying), day, patch }
          return ledger.give({ type: 'change', scope: 'this', ...command }, moved) !== null
        })
      },
    },
  ]
}
