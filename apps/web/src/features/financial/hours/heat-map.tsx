import { profitOfCell } from '@campo-livre/domain/financial/hours/cells-of.ts'
import type { HourCell } from '@campo-livre/domain/financial/hours/hours.ts'
import { countDays, type Days } from '@campo-livre/domain/financial/periods.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { MINUS } from '@campo-livre/domain/money/signed.ts'
import { weekdayNames } from '@campo-livre/domain/series/slot-words.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { weekdayOf } from '@campo-livre/domain/time/zone.ts'
import { ScrollRegion } from '@campo-livre/ui/scroll-region/scroll-region.tsx'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { hourKey } from './hour-words.ts'
import classes from './hours.module.css'

/** The days of a week from Monday, as the weeks of the report. */
const weekdays = [
  { weekday: 1, short: 'seg' },
  { weekday: 2, short: 'ter' },
  { weekday: 3, short: 'qua' },
  { weekday: 4, short: 'qui' },
  { weekday: 5, short: 'sex' },
  { weekday: 6, short: 'sáb' },
  { weekday: 0, short: 'dom' },
] as const

/** The figure that the tiles show. */
export type Measure = 'occupancy' | 'income' | 'profit'

type Props = {
  cells: readonly HourCell[]
  /** The days that are counted, today the last at most. */
  counted: Days
  today: string
  shown: Measure
}

/**
 * The hours of a week as a field of tiles, each of which opens its hour: the fuller it was or the more it earned, the
 * greener; what lost money is red. The number stands in each, so the tint says nothing alone; an hour in which nothing is
 * open has no tile, nor has a weekday that the counted days do not have.
 */
export function HeatMap({ cells, counted, today, shown }: Props) {
  if (cells.length === 0) return <p className={classes.none}>Nenhum horário aberto neste período.</p>
  const at = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]))
  const values = cells.map((cell) => valueOf(cell, shown))
  const missing = weekdays.filter(({ weekday }) => !hasWeekday(counted, weekday))
  const without = counted.to === today ? 'Ainda por vir' : 'Fora do período'
  const most = { gain: Math.max(0, ...values), loss: -Math.min(0, ...values) }
  return (
    <>
      {shown !== 'occupancy' && (
        <p className={classes.unit}>Em reais, a soma do período em cada hora da semana.</p>
      )}
      <ScrollRegion name="Mapa dos horários">
        <table className={classes.map} data-shown={shown} aria-labelledby="horarios">
          <thead>
            <tr>
              <th scope="col">Hora</th>
              {weekdays.map(({ weekday, short }) => (
                <th key={weekday} scope="col">
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hoursIn(cells).map((hour) => (
              <tr key={hour}>
                <th scope="row">{hour}h</th>
                {weekdays.map(({ weekday }) => {
                  const cell = at.get(`${weekday} ${hour}`)
                  if (!cell)
                    return (
                      <td key={weekday}>
                        <span className="visually-hidden">
                          {hasWeekday(counted, weekday) ? 'Fechado' : without}
                        </span>
                      </td>
                    )
                  return (
                    <td key={weekday}>
                      <Link
                        to="."
                        search={mergeSearch({ hora: hourKey(cell) })}
                        resetScroll={false}
                        className={classes.tile}
                        style={{ background: tintOf(valueOf(cell, shown), most) }}
                        title={`${formatLength(cell.bookedMinutes)} de ${formatLength(cell.openMinutes)}`}
                      >
                        {textOf(cell, shown)}
                      </Link>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {missing.length > 0 && (
        <p className={classes.unit}>
          {`${without}: ${inWords(missing.map(({ weekday }) => weekdayNames[weekday]))}.`}
        </p>
      )}
    </>
  )
}

/** Returns whether a period has a weekday. */
function hasWeekday({ from, to }: Days, weekday: number): boolean {
  return (weekday - weekdayOf(from) + 7) % 7 < countDays({ from, to })
}

/** The strongest tints of a gain and of a loss, in percent of their colour: the text upon them is read in both schemes. */
const [GAIN, LOSS] = [45, 35]

/**
 * Returns the tint of a value: gains and losses have a scale each, so that a small loss is seen as well, however much
 * other hours earn.
 */
function tintOf(value: number, { gain, loss }: { gain: number; loss: number }): string {
  if (value < 0) return tint('danger', (-value / loss) * LOSS, 'danger-soft')
  return tint('primary', gain === 0 ? 0 : (value / gain) * GAIN, 'surface-1')
}

const tint = (colour: string, percent: number, ground: string) =>
  `color-mix(in oklab, var(--cl-${colour}) ${Math.round(percent)}%, var(--cl-${ground}))`

function valueOf(cell: HourCell, shown: Measure): number {
  const { openMinutes, bookedMinutes, incomeCents } = cell
  if (shown === 'income') return incomeCents
  if (shown === 'profit') return profitOfCell(cell)
  return openMinutes === 0 ? 1 : Math.min(1, bookedMinutes / openMinutes)
}

function textOf(cell: HourCell, shown: Measure): string {
  const value = valueOf(cell, shown)
  if (shown === 'occupancy') return `${Math.round(value * 100)}%`
  const reais = Math.round(Math.abs(value) / 100)
  return `${value < 0 && reais > 0 ? MINUS : ''}${formatCount(reais)}`
}

/** Returns the hours that have a cell in the order of a day at an arena: what is past midnight comes last. */
function hoursIn(cells: readonly HourCell[]): number[] {
  const present = [...new Set(cells.map(({ hour }) => hour))]
  const inOrder = (hour: number) => (hour < 5 ? hour + 24 : hour)
  return present.toSorted((a, b) => inOrder(a) - inOrder(b))
}
