import { profitOfCell } from '@campo-livre/domain/financial/hours/cells-of.ts'
import type { HourCell } from '@campo-livre/domain/financial/hours/hours.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { DealForm } from '../deals/deal-form.tsx'
import { hourText } from './hour-words.ts'
import classes from './hours.module.css'

type Props = Omit<ComponentProps<typeof DealForm>, 'cell' | 'onDone'> & {
  cell: HourCell | undefined
  /** True while an offer of the hour is made. */
  offering: boolean
  onClose: () => void
}

/**
 * An hour of the week (N10): what was open and played in it, what it earned and cost, the price that pays for it, and an
 * offer of it (N9).
 */
export function HourDrawer({ cell, offering, onClose, ...form }: Props) {
  const kept = useKept(cell)
  return (
    <SideDrawer opened={cell !== undefined} onClose={onClose} title={titleOf(kept, offering, form)}>
      {kept && !offering && (
        <div className={classes.hour}>
          <HourFacts cell={kept} />
          <Link to="." search={mergeSearch({ oferta: 1 })} resetScroll={false} className={button.primary}>
            Fazer uma oferta
          </Link>
        </div>
      )}
      {kept && offering && <DealForm key={hourText(kept)} {...form} cell={kept} onDone={onClose} />}
    </SideDrawer>
  )
}

function titleOf(
  cell: HourCell | undefined,
  offering: boolean,
  { fields, fieldId }: Pick<Props, 'fields' | 'fieldId'>,
): string {
  if (!cell) return ''
  if (offering) return `Oferta de ${hourText(cell).toLowerCase()}`
  const field = fields.find(({ id }) => id === fieldId)
  return field ? `${hourText(cell)}, ${field.name}` : hourText(cell)
}

function HourFacts({ cell }: { cell: HourCell }) {
  const { openMinutes, bookedMinutes, incomeCents, barCents, costCents, evenCents } = cell
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'Aberta', value: formatLength(openMinutes) },
    { label: 'Reservada', value: formatLength(bookedMinutes) },
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
