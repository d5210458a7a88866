import { formatCents } from '@campo-livre/domain/money/money.ts'
import { describeGiveBackTerms } from '@campo-livre/domain/series/describe-give-back.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { dayWords } from '../month-words.ts'
import classes from './request.module.css'

type Props = { offer: NonNullable<SeriesRequestDetail['offer']>; fieldName: string; arena: string }

/** The slot that an arena offers, with its price and all that would be agreed. */
export function OfferFacts({ offer, fieldName, arena }: Props) {
  const { from, priceCents, terms, message, every } = offer
  return (
    <div className={classes.offer}>
      <p className={classes.note}>A arena oferece</p>
      <h3 className={classes.title}>{capital(slotWords(offer))}</h3>
      <p>
        {fieldName}, {arena}. A partir de {dayWords(from)}.
      </p>
      {message !== '' && <p>“{message}”</p>}
      <p className={classes.price}>{formatCents(priceCents)} por jogo</p>
      {every === 1 && (
        <p className={classes.note}>
          {formatCents(4 * priceCents)} num mês de quatro jogos, {formatCents(5 * priceCents)} num de cinco.
        </p>
      )}
      <p>A conta do mês vence no dia {terms.dueDay}.</p>
      <p>{describeGiveBackTerms(terms)}</p>
    </div>
  )
}
