import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { FieldCard as FieldFacts } from '@campo-livre/domain/fields/field-card.ts'
import { leadWith } from '@campo-livre/domain/fields/photos/lead-with.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import { FieldCard } from '@campo-livre/ui/field-card/field-card.tsx'
import { Link } from '@tanstack/react-router'

type Props = {
  field: FieldFacts
  /** True for the first cards, whose photos are not lazy. */
  eager: boolean
  /** The searched sport, which is named and drawn first. */
  sport: Sport | undefined
}

/** A field in the listing; its free times open the field with that time chosen. */
export function ListedField({ field, eager, sport }: Props) {
  return (
    <FieldCard
      now={serverNow()}
      field={{ ...field, sports: leadWith(field.sports, sport) }}
      eager={eager}
      fieldLink={(props) => <Link {...props} to="/field/$id" params={{ id: field.id }} />}
      timeLink={(offer, props) => (
        <Link {...props} to="/field/$id" params={{ id: field.id }} search={picked(offer)} />
      )}
    />
  )
}

function picked({ day, start, end }: Offer) {
  return { dia: day, inicio: start, fim: end }
}
