import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { piecesOf } from '@campo-livre/domain/tabs/pieces.ts'
import { MAX_SHARES } from '@campo-livre/domain/tabs/split.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from '../../../../shared/payments/panel.module.css'
import { Segments } from '../../../../shared/payments/segments.tsx'
import { Stepper } from '../stepper.tsx'
import { type AmountChoice, amountOf, type AmountWay } from './amounts.ts'

type Props = { tab: OpenTab; choice: AmountChoice; onChoice: (choice: AmountChoice) => void }

const ways: readonly (readonly [AmountWay, string])[] = [
  ['all', 'Tudo'],
  ['share', 'Dividir'],
  ['lines', 'Por item'],
  ['other', 'Outro'],
]

/** Chooses the part of a tab that is paid now. */
export function AmountForm({ tab, choice, onChoice }: Props) {
  const { way, shares, lines } = choice
  const [typed, setTyped] = useState('')
  const open = tab.items.flatMap((item) => {
    const pieces = item.bookingId === null ? piecesOf(item, tab).open : 1 - piecesOf(item, tab).paid
    return pieces > 0 ? [{ item, pieces }] : []
  })
  const toggle = (lineId: string, quantity: number) => {
    const without = lines.filter((line) => line.lineId !== lineId)
    onChoice({ ...choice, lines: without.length < lines.length ? without : [...lines, { lineId, quantity }] })
  }
  return (
    <section className={classes.section} aria-label="Quanto">
      <Segments
        label="Quanto"
        choices={ways}
        value={way}
        onValue={(value) => onChoice({ ...choice, way: value })}
      />
      {way === 'share' && (
        <>
          <Stepper
            label="Entre quantas pessoas"
            value={shares}
            max={MAX_SHARES}
            onValue={(value) => onChoice({ ...choice, shares: value })}
          />
          <p className={classes.facts}>
            {shares === 1 ? 'A última parte' : `Uma parte de ${shares}`}: {formatCents(amountOf(tab, choice))}
          </p>
        </>
      )}
      {way === 'lines' && (
        <ul className={classes.rows} aria-label="Itens a pagar">
          {open.map(({ item, pieces }) => (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={lines.some(({ lineId }) => lineId === item.id)}
                className={classes.row}
                onClick={() => toggle(item.id, pieces)}
              >
                <span>
                  {pieces}× {item.name}
                </span>
                <span className={classes.cents}>{formatCents(item.priceCents * pieces)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {way === 'other' && (
        <TextInput
          size="lg"
          label="Valor"
          inputMode="decimal"
          autoComplete="off"
          leftSection="R$"
          placeholder={formatDecimal(amountOf(tab, { ...choice, way: 'all' }), 2)}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            onChoice({ ...choice, otherCents: readDecimal(value, 2) ?? Number.NaN })
          }}
        />
      )}
    </section>
  )
}
