import type { FieldCard as Field } from '@campo-livre/domain/fields/field-card.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatKm } from '@campo-livre/domain/places/distance.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import type { ReactNode } from 'react'
import { FieldPicture } from '../court/field-picture.tsx'
import { Price } from '../price/price.tsx'
import { Rating } from '../rating/rating.tsx'
import styles from './field-card.module.css'
import { timeChip, type LinkSlot } from './time-chip.tsx'

export type FieldCardProps = {
  field: Field
  /** The current instant, ISO: free times of its day are shown as of today. */
  now: string
  /** Makes the link to the field from its props: `(props) => <Link to="/fields/$id" … {...props} />`. */
  fieldLink: (props: LinkSlot) => ReactNode
  /** Makes the link that starts booking at a free time. */
  timeLink: (offer: Offer, props: LinkSlot) => ReactNode
  /** True to load the photo at once: for the cards that are visible at first. */
  eager?: boolean
  headingLevel?: 2 | 3
  /** True on the company's own page, where its name and place are left out. */
  atCompany?: boolean
}

/**
 * A field in a list: its court or photo, what and where it is, and its next free times, each a link into booking. The
 * title's link covers the whole card; the times lie above it.
 */
export function FieldCard(props: FieldCardProps) {
  const { field, now, fieldLink, timeLink, eager = false, headingLevel = 2, atCompany = false } = props
  const Heading = `h${headingLevel}` as const
  const { company, nextFree, sports, distanceKm } = field
  return (
    <article className={styles.card}>
      <FieldPicture field={field} eager={eager} />
      <div className={styles.body}>
        <div className={styles.over}>
          <span className={styles.sport}>{sports.map((name) => sportLabels[name]).join(', ')}</span>
          <Rating rating={field.rating} />
        </div>
        <Heading className={styles.name}>
          {fieldLink({ className: styles.link ?? '', children: field.name })}
        </Heading>
        {!atCompany && (
          <p className={styles.place}>
            {company.name}
            <span className={styles.address}>
              {company.address.district}, {company.address.city}
              {distanceKm !== undefined && <b className={styles.far}> · a {formatKm(distanceKm)}</b>}
            </span>
          </p>
        )}
        <div className={styles.under}>
          <Price
            cents={field.fromPriceCents}
            prefix="a partir de"
            suffix={`/ ${formatLength(field.fromMinutes)}`}
          />
        </div>
        {nextFree.length > 0 ? (
          <ul className={styles.times} aria-label={`Próximos horários livres: ${field.name}`}>
            {nextFree.slice(0, 3).map((offer) => (
              <li key={offer.start}>{timeLink(offer, timeChip(offer, company.timeZone, now))}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.full}>Sem horário livre por enquanto</p>
        )}
      </div>
    </article>
  )
}
