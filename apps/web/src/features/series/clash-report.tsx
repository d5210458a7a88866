import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SlotReport } from '@campo-livre/domain/series/request.ts'
import classes from './clash-report.module.css'
import { dayWords } from './month-words.ts'

/** The number of dates that are named; the others are counted. */
const NAMED = 8

const states = { taken: 'ocupada', closed: 'fechada' } as const

/** The dates of a slot over the next twelve months: how many are free, which are not, and the price by the field's rules. */
export function ClashReport({ report }: { report: SlotReport }) {
  const { freeCount, clashes, priceCents } = report
  const more = clashes.length - NAMED
  return (
    <div className={classes.report}>
      <p className={classes.free}>{freeWords(report)}</p>
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

function freeWords({ freeCount, clashes }: SlotReport): string {
  if (freeCount === 0) return 'Nenhuma data está livre nesse horário.'
  const dates = freeCount === 1 ? '1 data livre' : `${freeCount} datas livres`
  const all = freeCount + clashes.length
  return clashes.length === 0
    ? `${dates} nos próximos 12 meses: todas.`
    : `${dates} de ${all} nos próximos 12 meses.`
}
