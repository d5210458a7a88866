import { formatCents } from '@campo-livre/domain/money/money.ts'
import { type CardKind, cardKindLabels, cardKinds } from '@campo-livre/domain/payments/card/card-kind.ts'
import { Button } from '@mantine/core'
import { useFocusOnMount } from '../../lib/browser/use-focus-on-mount.ts'
import classes from './panel.module.css'

type Props = { amountCents: number; onTake: (kind: CardKind) => void; onBack: () => void }

/** The way in which a card pays at the counter: each has a fee and a wait of its own. */
export function CardKinds({ amountCents, onTake, onBack }: Props) {
  const first = useFocusOnMount<HTMLButtonElement>()
  return (
    <section className={classes.section} aria-label="Tipo do cartão">
      <p className={classes.title}>Receber {formatCents(amountCents)} no cartão de</p>
      <div className={classes.rows}>
        {cardKinds.map((kind, index) => (
          <Button
            key={kind}
            ref={index === 0 ? first : null}
            size="lg"
            variant="default"
            onClick={() => onTake(kind)}
          >
            {cardKindLabels[kind]}
          </Button>
        ))}
      </div>
      <Button variant="subtle" size="lg" onClick={onBack}>
        Outra forma
      </Button>
    </section>
  )
}
