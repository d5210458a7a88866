import classes from './lanes-vignette.module.css'
import frame from './vignettes.module.css'

/** Blocks by first column, number of columns, origin, and whether they run now. Twelve half hours, from 17h on. */
const lanes = [
  {
    field: 'Campo 1',
    blocks: [
      [1, 4, 'Mensalista'],
      [5, 4, 'Site', 'now'],
      [9, 3, 'Balcão'],
    ],
  },
  {
    field: 'Campo 2',
    blocks: [
      [3, 3, 'Balcão'],
      [7, 4, 'Site'],
    ],
  },
  {
    field: 'Quadra',
    blocks: [
      [1, 3, 'Site'],
      [5, 4, 'Mensalista', 'now'],
      [10, 3, 'Site'],
    ],
  },
] as const
const hours = ['17h', '18h', '19h', '20h', '21h', '22h'] as const

/** A day of an arena: a lane for each field, bookings of every origin, and a line for now. */
export function LanesVignette() {
  return (
    <div className={`${frame.frame} ${frame.paper} ${classes.day}`}>
      <span className={classes.hours}>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </span>
      {lanes.map(({ field, blocks }) => (
        <span key={field} className={classes.row}>
          <span className={classes.field}>{field}</span>
          <span className={classes.lane}>
            {blocks.map(([from, wide, source, now]) => (
              <span
                key={from}
                className={classes.block}
                data-now={now}
                style={{ gridColumn: `${from} / span ${wide}` }}
              >
                {source}
              </span>
            ))}
          </span>
        </span>
      ))}
      <span className={classes.now} />
    </div>
  )
}
