import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { FieldCard as FieldFacts } from '@campo-livre/domain/fields/field-card.ts'
import { leadWith } from '@campo-livre/domain/fields/lead-with.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import { FieldCard } from '@campo-livre/ui/field-card/field-card.tsx'
import { Link } from '@tanstack/react-router'

type Props = {
  field: FieldFacts
  /** Among the first seen: its photo is not put off. */
  eager: boolean
  /** What was searched for leads, in words and as the court that is drawn. */
  sport: Sport | undefined
}

/** A field in the listing; its free times open the field with that time already picked. */
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
