import { amenityLabels } from '@campo-livre/domain/companies/amenities.ts'
import type { Company } from '@campo-livre/domain/companies/company.ts'
import { formatMinuteOfDay, type OpeningInterval } from '@campo-livre/domain/companies/opening-hours.ts'
import type { Opening } from '@campo-livre/domain/fields/opening.ts'
import type { Rating } from '@campo-livre/domain/reviews/rating.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

type Hours = Pick<Opening, 'openingHours' | 'holidayHours'>

/** Returns a venue's structured data (schema.org): place, opening hours, amenities, rating. */
export function venueData({ phone, address, amenities }: Company, hours: Hours, rating: Rating): object {
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
    openingHoursSpecification: openingData(hours),
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

/** For search engines, a day on which a place opens and closes at midnight is one on which it is closed. */
const closed: OpeningInterval = { opens: 0, closes: 0 }

function openingData({ openingHours, holidayHours }: Hours): object[] {
  const week = openingHours.flatMap((intervals, weekday) => specified(weekdays[weekday], intervals))
  if (holidayHours === null) return week
  return [...week, ...specified('PublicHolidays', holidayHours.length === 0 ? [closed] : holidayHours)]
}

function specified(day: string | undefined, intervals: readonly OpeningInterval[]): object[] {
  return intervals.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day}`,
    opens: formatMinuteOfDay(opens),
    closes: formatMinuteOfDay(closes),
  }))
}
