import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import type { CountLine } from '@campo-livre/domain/stock/stock-input.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import type { ActionState } from '../../../lib/action/action.ts'
import classes from './count.module.css'

type Props = {
  lines: readonly CountLine[]
  action: ActionState
  onBack: () => void
  onFinish: () => void
}

/** The differences of a count in pieces and reais, and what finishes it. */
export function CountDifferences({ lines, action, onBack, onFinish }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const different = lines.filter(({ difference }) => difference !== 0)
  const right = lines.length - different.length
  const total = different.reduce((sum, { valueCents }) => sum + valueCents, 0)
  return (
    <section className={classes.differences}>
      <h2 ref={title} tabIndex={-1}>
        {different.length === 0 ? 'Tudo confere' : 'O que não bate'}
      </h2>
      <ul className={classes.lines}>
        {different.map(({ productId, name, difference, valueCents, stockAfter }) => (
          <li key={productId} className={classes.line}>
            <strong>{name}</strong>
            <span>
              {difference > 0 ? 'sobra' : 'falta'} {formatCount(Math.abs(difference))} ·{' '}
              {formatSignedCents(valueCents)}
            </span>
            <span className={classes.after}>O estoque fica em {formatCount(stockAfter)}.</span>
          </li>
        ))}
      </ul>
      {right > 0 && <p>{right === 1 ? '1 produto confere.' : `${formatCount(right)} produtos conferem.`}</p>}
      {different.length > 0 && <p>Ao todo, {formatSignedCents(total)}.</p>}
      <div className={classes.foot}>
        <ActionButton
          action={action}
          onClick={onFinish}
          beside={
            <Button variant="default" onClick={onBack}>
              Voltar a contar
            </Button>
          }
        >
          Fechar contagem
        </ActionButton>
      </div>
    </section>
  )
}
