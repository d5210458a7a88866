import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { FieldGallery } from '@campo-livre/ui/court/field-gallery.tsx'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { Rating } from '@campo-livre/ui/rating/rating.tsx'
import { Link } from '@tanstack/react-router'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { FieldFacts } from './field-facts.tsx'

type Props = {
  field: FieldDetail
  /** True on the company's side: nothing leads away, and the screen has a title of its own. */
  preview?: boolean
}

/** The header of a field: its photos or its court, name, company and facts. */
export function FieldHead({ field, preview = false }: Props) {
  const { company, rating } = field
  const Name = preview ? 'h2' : 'h1'
  return (
    <header className="cl-field-head">
      <div className="cl-field-picture">
        <FieldGallery field={field} className="cl-field-court" />
        {!preview && <FavouriteButton fieldId={field.id} />}
      </div>
      <div className="cl-field-words">
        <Name className="cl-field-name">{field.name}</Name>
        <p className="cl-field-place">
          {preview ? (
            company.name
          ) : (
            <Link to="/company/$id" params={{ id: company.slug }} className="cl-field-company">
              {company.name}
            </Link>
          )}
          <Rating rating={rating} />
        </p>
        <p className="cl-field-district">
          {company.address.district}, {company.address.city}, {company.address.state}
        </p>
        <Price
          cents={field.fromPriceCents}
          prefix={field.fromFullCents ? 'em oferta a partir de' : 'a partir de'}
          suffix={`/ ${formatLength(field.fromMinutes)}`}
          size="large"
        />
        <FieldFacts field={field} />
      </div>
    </header>
  )
}
