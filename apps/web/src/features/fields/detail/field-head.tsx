import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { Rating } from '@campo-livre/ui/rating/rating.tsx'
import { Link } from '@tanstack/react-router'
import { FieldFacts } from './field-facts.tsx'

/** The header of a field: its court, name, company and facts. */
export function FieldHead({ field }: { field: FieldDetail }) {
  const { company, rating } = field
  return (
    <header className="cl-field-head">
      <div className="cl-field-picture">
        <FieldPicture field={field} named whole eager className="cl-field-court" />
      </div>
      <div className="cl-field-words">
        <h1 className="cl-field-name">{field.name}</h1>
        <p className="cl-field-place">
          <Link to="/company/$id" params={{ id: company.slug }} className="cl-field-company">
            {company.name}
          </Link>
          <Rating rating={rating} />
        </p>
        <p className="cl-field-district">
          {company.address.district}, {company.address.city}, {company.address.state}
        </p>
        <Price
          cents={field.fromPriceCents}
          prefix="a partir de"
          suffix={`/ ${formatLength(field.fromMinutes)}`}
          size="large"
        />
        <FieldFacts field={field} />
      </div>
    </header>
  )
}
