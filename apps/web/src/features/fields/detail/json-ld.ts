import { amenityLabels } from '@campo-livre/domain/companies/amenities.ts'
import { formatMinuteOfDay } from '@campo-livre/domain/companies/opening-hours.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The field as schema.org knows a place to play (A15). */
export function fieldJsonLd(field: FieldDetail, url: string, image: string): object {
  const { company, rating } = field
  const { address } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    name: `${field.name}, ${company.name}`,
    description: field.description,
    url,
    image,
    ...(company.phone === null ? {} : { telephone: company.phone }),
    priceRange: `A partir de ${formatCentsShort(field.fromPriceCents)}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.number}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.cep,
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: company.openingHours.flatMap((stretches, weekday) =>
      stretches.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
        opens: formatMinuteOfDay(opens),
        closes: formatMinuteOfDay(closes),
      })),
    ),
    amenityFeature: company.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityLabels[amenity],
      value: true,
    })),
    ...(rating.average === null || rating.count === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }),
  }
}

/** JSON that is safe inside a script element: no text in it can end the element or open a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
