import { inOrderOfArrival } from '@campo-livre/domain/rachas/arrival.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { formatAtTime } from '@campo-livre/domain/time/format.ts'
import rows from '../../../lib/list/rows.module.css'
import classes from './arrival.module.css'

/** Those who are there, in the order of arrival; it says by itself who came last. */
export function ArrivedList({ participants, confirmed, timeZone }: RachaDetail) {
  const there = inOrderOfArrival(participants)
  const last = there.at(-1)
  return (
    <section aria-labelledby="chegaram" className={classes.arrived}>
      <h3 id="chegaram" className={classes.title}>
        {there.length === 1 ? `1 de ${confirmed} chegou` : `${there.length} de ${confirmed} chegaram`}
      </h3>
      <p role="status" className="visually-hidden">
        {last && `${last.name} chegou, em ${there.length}º.`}
      </p>
      {there.length === 0 && <p>Ninguém leu o código ainda.</p>}
      <ol className={rows.list}>
        {there.map(({ id, name, arrivedAt }, index) => (
          <li key={id} className={rows.line}>
            <span className={rows.name}>
              <strong className={classes.turn}>{index + 1}º</strong> {name}
            </span>
            <span className={classes.time}>{arrivedAt !== null && formatAtTime(arrivedAt, timeZone)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
