import { profitOfCell } from '@campo-livre/domain/financial/hours/cells-of.ts'
import type { HourCell } from '@campo-livre/domain/financial/hours/hours.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import type { ReactNode } from 'react'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { hoursText, hourText } from './hour-words.ts'
import classes from './hours.module.css'

type Props = { cell: HourCell | undefined; onClose: () => void }

/** An hour of the week (N10): what was open and played in it, what it earned and cost, and the price that pays for it. */
export function HourDrawer({ cell, onClose }: Props) {
  const kept = useKept(cell)
  return (
    <SideDrawer opened={cell !== undefined} onClose={onClose} title={kept ? hourText(kept) : ''}>
      {kept && <HourFacts cell={kept} />}
    </SideDrawer>
  )
}

function HourFacts({ cell }: { cell: HourCell }) {
  const { openMinutes, bookedMinutes, incomeCents, barCents, costCents, evenCents } = cell
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'Aberta', value: hoursText(openMinutes) },
    { label: 'Reservada', value: hoursText(bookedMinutes) },
    { label: 'Reservas', value: <SignedAmount cents={incomeCents} /> },
    { label: 'Margem do bar', value: <SignedAmount cents={barCents} /> },
    { label: 'Custos', value: <SignedAmount cents={-costCents} /> },
    { label: 'Lucro', value: <SignedAmount cents={profitOfCell(cell)} /> },
  ]
  return (
    <div className={classes.hour}>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {evenCents !== null && (
        <p>
          Vendida a {formatCents(evenCents)}, cada hora dessas se paga. Abaixo disso, custa mais do que traz.
        </p>
      )}
    </div>
  )
}
