import type { Pricing } from '@campo-livre/domain/fields/price.ts'
import { formatPriceRule } from '@campo-livre/domain/fields/prices/price-words.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './their-prices.module.css'

type Props = { theirs: Pricing; onDecide: (whose: 'mine' | 'theirs') => void }

/** The prices that somebody else has saved meanwhile, and the choice between them and the edited ones. */
export function TheirPrices({ theirs, onDecide }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby="precos-de-outra-pessoa"
      tabIndex={-1}
      className={classes.theirs}
    >
      <p id="precos-de-outra-pessoa" className={classes.title}>
        Alguém mudou os preços deste campo enquanto você editava.
      </p>
      <p>Agora está assim:</p>
      <ul className={classes.list}>
        <li>preço base: {formatCentsShort(theirs.basePriceCents)}</li>
        {theirs.priceRules.map((rule) => (
          <li key={rule.id}>{formatPriceRule(rule)}</li>
        ))}
      </ul>
      <p>Os seus continuam na tela, e só valem depois que você salvar.</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onDecide('mine')}>
          Ficar com os meus
        </Button>
        <Button variant="default" onClick={() => onDecide('theirs')}>
          Usar os que estão salvos
        </Button>
      </div>
    </div>
  )
}
