import type { SeriesBill } from '@campo-livre/domain/series/series-answer.ts'
import classes from './fixed-slot-view.module.css'
import { SlotBill } from './slot-bill.tsx'
import { sortedBills } from './sorted-bills.ts'

/** The bills of a fixed slot by month, the one to pay first and open. */
export function SlotBills({ bills, timeZone }: { bills: readonly SeriesBill[]; timeZone: string }) {
  if (bills.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="contas">
      <h2 id="contas" className={classes.title}>
        Contas do mês
      </h2>
      {sortedBills(bills).map((bill, index) => (
        <SlotBill
          key={bill.month}
          bill={bill}
          timeZone={timeZone}
          opened={index === 0 && bill.dueCents > 0}
        />
      ))}
    </section>
  )
}
