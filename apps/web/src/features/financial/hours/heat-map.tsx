import { ScrollRegion } from '@campo-livre/ui/scroll-region/scroll-region.tsx'
import type { HourCell } from '@campo-livre/domain/financial/hours.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
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

type Props = { cells: readonly HourCell[]; shown: 'occupancy' | 'income' }

/**
 * The hours of a week as a field of tiles: the fuller an hour or the more it earned, the greener. The number stands in
 * each, so the tint says nothing alone; an hour in which nothing is open has no tile.
 */
export function HeatMap({ cells, shown }: Props) {
  if (cells.length === 0) return <p className={classes.none}>Nenhum horário aberto neste período.</p>
  const at = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]))
  const most = cells.reduce((max, cell) => Math.max(max, valueOf(cell, shown)), 0)
  return (
    <ScrollRegion name="Mapa dos horários">
      <table className={classes.map} aria-labelledby="horarios">
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
                      <span className="visually-hidden">Fechado</span>
                    </td>
                  )
                return (
                  <td key={weekday}>
                    <span
                      className={classes.tile}
                      style={{ background: tintOf(valueOf(cell, shown), most) }}
                      title={`${Math.round(cell.bookedMinutes / 60)} h de ${Math.round(cell.openMinutes / 60)} h`}
                    >
                      {textOf(cell, shown)}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** The strongest tint, in percent of the primary colour: the text upon it is read in both schemes. */
const STRONGEST = 45

function tintOf(value: number, most: number): string {
  const percent = most === 0 ? 0 : Math.round((value / most) * STRONGEST)
  return `color-mix(in oklab, var(--cl-primary) ${percent}%, var(--cl-surface-1))`
}

function valueOf({ openMinutes, bookedMinutes, incomeCents }: HourCell, shown: Props['shown']): number {
  if (shown === 'income') return incomeCents
  return openMinutes === 0 ? 1 : Math.min(1, bookedMinutes / openMinutes)
}

function textOf(cell: HourCell, shown: Props['shown']): string {
  if (shown === 'income') return formatCentsShort(Math.round(cell.incomeCents / 100) * 100)
  return `${Math.round(valueOf(cell, shown) * 100)}%`
}

/** Returns the hours that have a cell in the order of a day at an arena: what is past midnight comes last. */
function hoursIn(cells: readonly HourCell[]): number[] {
  const present = [...new Set(cells.map(({ hour }) => hour))]
  const inOrder = (hour: number) => (hour < 5 ? hour + 24 : hour)
  return present.toSorted((a, b) => inOrder(a) - inOrder(b))
}
