import type { Company } from '@campo-livre/domain/companies/company.ts'
import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import { Rating } from '@campo-livre/ui/rating/rating.tsx'
import styles from './company-head.module.css'
import { ContactLinks } from './contact/contact-links.tsx'
import { ShareButton } from './share-button.tsx'

/** The header of a company: name, logo, place, description and contact. */
export function CompanyHead({ company }: { company: Company }) {
  const { name, rating, address, description, imagePath } = company
  return (
    <header className={styles.head}>
      {imagePath !== null && (
        <img
          className={styles.logo}
          {...pictureSource(imagePath)}
          sizes="72px"
          alt=""
          width={72}
          height={72}
        />
      )}
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.place}>
        {address.district}, {address.city}, {address.state} <Rating rating={rating} />
      </p>
      {description !== '' && <p className={styles.about}>{description}</p>}
      <ContactLinks company={company} about={name} few>
        <ShareButton title={name} />
      </ContactLinks>
    </header>
  )
}
