import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { useMemo } from 'react'
import type { PageFacts } from '../../../lib/metadata/page-facts.ts'
import { PageMetadata } from '../../../lib/metadata/page-metadata.tsx'
import { absolute } from '../../../lib/metadata/tags.ts'
import { venueData } from '../../../shared/companies/venue-data.ts'

/** The title, description and preview of a field's page (A15). */
export function FieldMetadata({ field }: { field: FieldDetail }) {
  return <PageMetadata facts={useMemo(() => factsOf(field), [field])} />
}

function factsOf(field: FieldDetail): PageFacts {
  const { company, sports, rating } = field
  const path = `/field/${encodeURIComponent(field.id)}`
  const image = field.photos[0]?.url ?? null
  const title = `${field.name}, ${company.name}`
  const names = sports.map((sport) => sportLabels[sport]).join(' e ')
  const price = formatCentsShort(field.fromPriceCents)
  const place = `${company.address.district}, ${company.address.city}`
  return {
    path,
    title,
    description: `${names} em ${place}. A partir de ${price} por ${formatLength(field.fromMinutes)}. Veja os horários livres e reserve em um minuto.`,
    type: 'place',
    image,
    data: (site) => [
      {
        ...venueData(company, openingOf(field, company), rating),
        name: title,
        description: field.description,
        url: absolute(path, site),
        image: absolute(image, site),
        priceRange: `A partir de ${price}`,
      },
    ],
  }
}
