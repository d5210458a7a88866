import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import { dayAfterMidnight } from '@campo-livre/domain/time/after-midnight.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import { SlotTile } from '@campo-livre/ui/slot-tile/slot-tile.tsx'
import type { Choice } from './use-choice.ts'
import type { Drag } from './use-drag.ts'
import { CELL, type Roving } from './use-roving.ts'
import { intervalTimes } from './words.ts'

type Props = {
  slot: Slot
  timeZone: string
  choice: Choice
  roving: Roving<HTMLElement>
  drag: Drag
  /** True to show the time, where no row does, and after midnight the day. */
  withTime?: boolean
}

/** A slot of the week, as a tile. */
export function WeekTile({ slot, timeZone, choice, roving, drag, withTime = false }: Props) {
  const { interval, pick, askFor } = choice
  const times = intervalTimes(slot, timeZone)
  const start = toInstant(slot.start)
  return (
    <SlotTile
      name={`${formatLongDay(start, timeZone)}, ${times}`}
      {...(withTime ? { time: times, day: dayAfterMidnight(slot.day, start, timeZone) } : {})}
      priceCents={slot.priceCents}
      fullCents={slot.deal?.fullCents}
      status={slot.status}
      selected={
        interval !== null &&
        slot.status === 'free' &&
        slot.start >= interval.start &&
        slot.end <= interval.end
      }
      tabIndex={roving.tabIndexOf(slot.start)}
      onFocus={() => roving.onFocus(slot.start)}
      onClick={() => pick(slot.start)}
      {...(isOthers(slot) ? { onAsk: () => askFor(slot.start) } : {})}
      {...drag(slot)}
      {...{ [CELL]: slot.start }}
    />
  )
}

const isOthers = ({ status }: Slot) => status === 'taken' || status === 'held'
