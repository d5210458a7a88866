import { useFieldSearch } from '../use-field-search.ts'
import { weekToAsk } from './shown-week.ts'
import { DayStrip } from './day-strip.tsx'
import { DayTiles } from './day-tiles.tsx'
import type { Choice } from './use-choice.ts'
import type { Week } from './use-week.ts'

type Props = { timeZone: string; week: Week; choice: Choice; onPage: (step: -1 | 1) => boolean }

/** One day at a time below a strip of seven, for a phone. */
export function DayView({ week, choice, ...rest }: Props) {
  const { search, change } = useFieldSearch()
  const { days, slots, today, holidays } = week
  const shown = shownDay(week, choice, search.dia)
  const show = (day: string) => {
    const stays = weekToAsk({ ...search, dia: day }, week.now) === week.asked
    change(stays ? { dia: day } : { dia: day, semana: week.from })
  }
  return (
    <>
      <DayStrip
        days={days}
        today={today}
        shown={shown}
        holidays={holidays}
        slots={week.query.isPending ? null : slots}
        onShow={show}
      />
      <DayTiles day={shown} week={week} choice={choice} {...rest} />
    </>
  )
}

/** Returns the requested day, else that of the choice, else the first one with a free slot. */
function shownDay({ days, slots, from }: Week, { interval }: Choice, asked: string | undefined): string {
  if (asked !== undefined && days.includes(asked)) return asked
  const ofChoice = slots.find((slot) => slot.start === interval?.start)
  const firstFree = slots.find((slot) => slot.status === 'free')
  return (ofChoice ?? firstFree)?.day ?? from
}
