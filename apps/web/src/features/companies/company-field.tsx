import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { FieldCard as FieldFacts } from '@campo-livre/domain/fields/field-card.ts'
import { FieldCard } from '@campo-livre/ui/field-card/field-card.tsx'
import { Link } from '@tanstack/react-router'

/** A field of the company; its free times open the field with that time chosen. */
export function CompanyField({ field }: { field: FieldFacts }) {
  const params = { id: field.id }
  return (
    <FieldCard
      now={serverNow()}
      field={field}
      headingLevel={3}
      atCompany
      fieldLink={(props) => <Link {...props} to="/field/$id" params={params} />}
      timeLink={({ day, start, end }, props) => (
        <Link {...props} to="/field/$id" params={params} search={{ dia: day, inicio: start, fim: end }} />
      )}
    />
  )
}
