import { fieldPriceSchema } from '@campo-livre/domain/fields/prices/prices-input.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { Chip } from '@mantine/core'
import { useState } from 'react'
import classes from './brush.module.css'
import { MoneyInput } from './money-input.tsx'

type Props = {
  /** The prices to choose from, in cents. */
  prices: readonly number[]
  /** The chosen one; null for the base price. */
  brush: number | null
  onBrush: (brush: number | null) => void
}

const BASE = 'base'

/** The price to paint with: one in use, another one, or the base price, which takes a rule away. */
export function Brush({ prices, brush, onBrush }: Props) {
  const [other, setOther] = useState(0)
  const isKnown = brush === null || prices.includes(brush)
  const choose = (cents: number) => {
    setOther(cents)
    if (fieldPriceSchema.safeParse(cents).success) onBrush(cents)
  }
  const problem = other === 0 ? undefined : fieldPriceSchema.safeParse(other).error?.issues[0]?.message
  return (
    <div className={classes.brush}>
      <div role="radiogroup" aria-label="Preço para pintar" className={classes.prices}>
        {prices.map((price) => (
          <Chip
            key={price}
            type="radio"
            name="preco-para-pintar"
            value={String(price)}
            checked={brush === price}
            onChange={() => onBrush(price)}
            classNames={{ label: classes.price ?? '' }}
          >
            {formatCentsShort(price)}
          </Chip>
        ))}
        {!isKnown && (
          <Chip
            type="radio"
            name="preco-para-pintar"
            checked
            readOnly
            classNames={{ label: classes.price ?? '' }}
          >
            {formatCentsShort(brush)}
          </Chip>
        )}
        <Chip
          type="radio"
          name="preco-para-pintar"
          value={BASE}
          checked={brush === null}
          onChange={() => onBrush(null)}
          classNames={{ label: classes.price ?? '' }}
        >
          Voltar ao preço base
        </Chip>
      </div>
      <MoneyInput
        className={classes.other ?? ''}
        label="Outro preço"
        cents={other}
        onCents={choose}
        error={problem}
      />
    </div>
  )
}
