import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { RequestCard } from './request-card.tsx'
import classes from './fixed-slots.module.css'

/** The requests of an athlete for fixed slots, as cards. */
export default function RequestCards({ requests }: { requests: readonly SeriesRequestDetail[] }) {
  return (
    <section className={classes.section} aria-labelledby="pedidos-fixos">
      <h2 id="pedidos-fixos" className={classes.title}>
        Pedidos de horário fixo
      </h2>
      <ul className={classes.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
    </section>
  )
}
