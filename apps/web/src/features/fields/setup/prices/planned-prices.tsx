import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useNow } from '../../../../lib/time/use-now.ts'
import { PlannedPricesItem } from './planned-prices-item.tsx'
import classes from './planned-prices.module.css'

/** The prices of a field that are planned for later days, each to look at and to withdraw; nothing without any. */
export function PlannedPrices({ field }: { field: OwnField }) {
  const today = localDay(field.company.timeZone, useNow(60_000))
  if (field.nextPrices.length === 0) return null
  return (
    <ul className={classes.later} aria-label="Preços novos já marcados">
      {field.nextPrices.map((later) => (
        <PlannedPricesItem key={later.from} field={field} later={later} today={today} />
      ))}
    </ul>
  )
}
