import classes from './vignettes.module.css'

/** A search in the listing's sentence. */
export function SentenceVignette() {
  return (
    <div className={`cl-turf ${classes.frame} ${classes.sentence}`}>
      <p>
        <span className={classes.part}>
          Quero jogar <span className={classes.chalk}>futsal</span> em{' '}
        </span>
        <span className={classes.part}>
          <span className={classes.chalk}>Fortaleza</span>, <span className={classes.chalk}>sexta</span>,{' '}
        </span>
        <span className={classes.part}>
          <span className={classes.chalk}>às 20h</span>
        </span>
      </p>
    </div>
  )
}

const tiles = [
  ['17h', 'free'],
  ['18h', 'taken'],
  ['19h', 'free'],
  ['20h', 'mine'],
  ['17h', 'taken'],
  ['18h', 'free'],
  ['19h', 'taken'],
  ['20h', 'mine'],
  ['17h', 'free'],
  ['18h', 'free'],
  ['19h', 'taken'],
  ['20h', 'free'],
] as const

/** The times of some days: free, taken, chosen. */
export function TilesVignette() {
  return (
    <div className={`${classes.frame} ${classes.paper} ${classes.tiles}`}>
      {tiles.map(([time, state], index) => (
        <span key={index} className={classes.tile} data-state={state}>
          {time}
        </span>
      ))}
    </div>
  )
}

/** A held time as a ticket; `paid` after its payment. */
export function TicketVignette({ paid = false }: { paid?: boolean }) {
  return (
    <div className={`cl-turf ${classes.frame} ${classes.ticketFrame}`}>
      <div className={classes.ticket}>
        <span className={classes.when}>Sexta, 20h às 21h</span>
        <span className={classes.row}>
          <span>Campo 1</span>
          <span className={paid ? classes.paid : undefined}>{paid ? 'Pago por Pix' : '14:32 min'}</span>
        </span>
        {!paid && <span className={classes.line} />}
      </div>
    </div>
  )
}
