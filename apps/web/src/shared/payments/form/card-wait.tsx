import { type CardSummary, cardName, type CardWait } from '@campo-livre/domain/payments/card/card.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { IconCreditCard } from '@tabler/icons-react'
import classes from './card-way.module.css'

type Props = {
  amountCents: number
  /** The card that waits; null while its bank is asked for the first time. */
  card: CardSummary | null
  /** The thing that it waits for; `asked` while no answer has come, `lost` while the answer is looked for again. */
  waits: CardWait | 'asked' | 'lost'
}

const titles: Record<Props['waits'], string> = {
  confirmation: 'Confirme no app do seu banco',
  bank: 'Conferindo com o banco',
  asked: 'Pagando…',
  lost: 'Conferindo se o pagamento passou',
}
const words: Record<Props['waits'], string> = {
  confirmation:
    'O banco quer saber se é você. Abra o app dele e confirme. Esta página percebe sozinha; sem confirmação em 5 minutos, nada é cobrado.',
  bank: 'O banco está demorando a responder. A gente continua conferindo e a resposta aparece aqui sozinha. Não precisa pagar de novo.',
  asked: 'Falando com o banco do cartão.',
  lost: 'A resposta não chegou. A gente está conferindo e não cobra duas vezes.',
}

/** A payment by card that waits, and for what: nobody has to act here. */
export function CardWaiting({ amountCents, card, waits }: Props) {
  return (
    <div className={classes.wait} role="status">
      <IconCreditCard size={32} stroke={1.5} aria-hidden className={classes.icon} />
      <p className={classes.title}>{titles[waits]}</p>
      <p className={classes.amount}>{formatCents(amountCents)}</p>
      {card && <p>{cardName(card)}</p>}
      <p className={classes.words}>{words[waits]}</p>
    </div>
  )
}
