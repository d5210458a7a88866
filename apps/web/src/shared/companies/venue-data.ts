import { amenityLabels } from '@campo-livre/domain/companies/amenities.ts'
import type { Company } from '@campo-livre/domain/companies/company.ts'
import { formatMinuteOfDay } from '@campo-livre/domain/companies/opening-hours.ts'
import type { Rating } from '@campo-livre/domain/reviews/rating.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Returns a venue's structured data (schema.org): place, opening hours, amenities, rating. */
export function venueData({ phone, address, openingHours, amenities }: Company, rating: Rating): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    ...(phone === null ? {} : { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.number}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.cep,
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: openingHours.flatMap((intervals, weekday) =>
      intervals.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
        opens: formatMinuteOfDay(opens),
        closes: formatMinuteOfDay(closes),
      })),
    ),
    amenityFeature: amenities.map((amenity) => ({
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
