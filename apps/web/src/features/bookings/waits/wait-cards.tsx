import type { MyWait } from '@campo-livre/domain/waiting/wait.ts'
import list from '../list/bookings-list.module.css'
import classes from './wait-card.module.css'
import { WaitCard } from './wait-card.tsx'

/** The queues in which an athlete is, those that are offered first. */
export default function WaitCards({ waits }: { waits: readonly MyWait[] }) {
  return (
    <section aria-labelledby="filas-de-espera" className={`${list.section} ${classes.queues}`}>
      <h2 id="filas-de-espera" className={list.title}>
        Filas de espera
      </h2>
      <ul className={list.list}>
        {waits.map((wait) => (
          <li key={wait.id}>
            <WaitCard wait={wait} />
          </li>
        ))}
      </ul>
    </section>
  )
}
