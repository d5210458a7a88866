import type { SeriesBill } from '@campo-livre/domain/series/series-answer.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { PixCode } from '../../../lib/pix-code/pix-code.tsx'
import classes from './fixed-slot-view.module.css'
import { monthWords } from '../month-words.ts'

/** The Pix codes of bills that wait to be paid; nothing for none. */
export function WaitingPix({ bills }: { bills: readonly SeriesBill[] }) {
  const waiting = bills.flatMap(({ month, account }) => account.pendingPix.map((pix) => ({ ...pix, month })))
  return waiting.map(
    ({ id, month, amountCents, pixCode }) =>
      pixCode !== null && (
        <section
          key={id}
          className={classes.section}
          aria-label={`Pagar com Pix a conta de ${monthWords(month)}`}
        >
          <p className={classes.amount}>{formatCents(amountCents)} por Pix</p>
          <p className={classes.note}>Da conta de {monthWords(month)}.</p>
          <PixCode code={pixCode} sentence="Esperando seu pagamento. A confirmação aparece aqui sozinha." />
        </section>
      ),
  )
}
