import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SlotReport } from '@campo-livre/domain/series/request.ts'
import classes from './clash-report.module.css'
import { dayWords } from './month-words.ts'
import { reportSentence } from './report-sentence.ts'

/** The number of dates that are named; the others are counted. */
const NAMED = 8

const states = { taken: 'ocupada', closed: 'fechada' } as const

/** The dates of a slot over the next twelve months: how many are free, which are not, and the price by the field's rules. */
export function ClashReport({ report }: { report: SlotReport }) {
  const { freeCount, clashes, priceCents } = report
  const more = clashes.length - NAMED
  return (
    <div className={classes.report}>
      <p className={classes.free}>
        {freeCount === 0 ? 'Nenhuma data está livre nesse horário.' : reportSentence(report)}
      </p>
      {clashes.length > 0 && freeCount > 0 && (
        <>
          <p>Estas ficam de fora:</p>
          <ul className={classes.clashes} aria-label="Datas que não estão livres">
            {clashes.slice(0, NAMED).map(({ day, state }) => (
              <li key={day}>
                {dayWords(day)}, {states[state]}
              </li>
            ))}
            {more > 0 && <li>e mais {more === 1 ? 'uma' : more}</li>}
          </ul>
        </>
      )}
      {priceCents !== null && (
        <p className={classes.note}>
          {formatCents(priceCents)} por jogo, pela tabela do campo. O preço combinado vem na resposta da
          arena.
        </p>
      )}
    </div>
  )
}
