import type { FieldCard as FieldFacts } from '@campo-livre/domain/fields/field-card.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { FieldCard } from '@campo-livre/ui/field-card/field-card.tsx'
import { Link } from '@tanstack/react-router'

/** A field in the listing; its free times open the field with that time already picked. */
export function ListedField({ field }: { field: FieldFacts }) {
  return (
    <FieldCard
      field={field}
      fieldLink={(props) => <Link {...props} to="/field/$id" params={{ id: field.id }} />}
      timeLink={(offer, props) => (
        <Link
          {...props}
          to="/field/$id"
          params={{ id: field.id }}
          search={picked(offer, field.company.timeZone)}
        />
      )}
    />
  )
}

function picked(offer: Offer, timeZone: string) {
  return { dia: localDay(timeZone, offer.start), inicio: offer.start, fim: offer.end }
}
