import { isSettled, type OwnBill } from '@campo-livre/domain/splits/own-bill.ts'
import { BillCard } from './bill-card.tsx'
import classes from './bill-cards.module.css'

type Props = {
  bills: readonly OwnBill[]
  /** False where the screen is called the same; their title is then for screen readers alone. */
  titled?: boolean
}

/** The bills of an athlete as cards: the next step first, what is over folded away. */
export default function BillCards({ bills, titled = true }: Props) {
  const over = bills.filter(isSettled)
  const live = bills.filter((bill) => !isSettled(bill))
  return (
    <section className={classes.section} aria-labelledby="contas-divididas">
      <h2 id="contas-divididas" className={titled ? classes.title : 'visually-hidden'}>
        Contas divididas
      </h2>
      {live.length > 0 && <Cards bills={live} />}
      {over.length > 0 && (
        <details className={classes.over}>
          <summary>
            {over.length === 1 ? '1 conta já acertada' : `${over.length} contas já acertadas`}
          </summary>
          <Cards bills={over} />
        </details>
      )}
    </section>
  )
}

function Cards({ bills }: { bills: readonly OwnBill[] }) {
  return (
    <ul className={classes.list}>
      {bills.map((bill) => (
        <li key={bill.id}>
          <BillCard bill={bill} />
        </li>
      ))}
    </ul>
  )
}
