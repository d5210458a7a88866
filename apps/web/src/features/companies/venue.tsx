import type { Company } from '@campo-livre/domain/companies/company.ts'
import type { Opening } from '@campo-livre/domain/fields/opening.ts'
import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import { Rating } from '@campo-livre/ui/rating/rating.tsx'
import { Link } from '@tanstack/react-router'
import { AmenityList } from './amenity-list.tsx'
import { Contact } from './contact/contact.tsx'
import { Hours } from './hours/hours.tsx'
import styles from './venue.module.css'

type Props = { company: Company; opening: Opening; about: string }

/** The company on a field's page: the field's hours, amenities, contact and address. */
export function Venue({ company, opening, about }: Props) {
  return (
    <aside className={styles.venue} aria-labelledby="arena-titulo">
      <div className={styles.head}>
        {company.imagePath !== null && (
          <img
            className={styles.logo}
            {...pictureSource(company.imagePath)}
            sizes="48px"
            alt=""
            width={48}
            height={48}
          />
        )}
        <h2 id="arena-titulo" className={styles.name}>
          <Link to="/company/$id" params={{ id: company.slug }} className={styles.link}>
            {company.name}
          </Link>
        </h2>
        <Rating rating={company.rating} />
      </div>
      <Contact company={company} about={about} />
      <Hours opening={opening} />
      <AmenityList amenities={company.amenities} />
    </aside>
  )
}
