import { companyFieldsQuery } from '@campo-livre/api/companies/list-company-fields.ts'
import type { Company } from '@campo-livre/domain/companies/company.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AmenityList } from './amenity-list.tsx'
import { CompanyCover } from './cover/company-cover.tsx'
import { CompanyFields } from './company-fields.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyMetadata } from './company-metadata.tsx'
import styles from './company-page.module.css'
import { Contact } from './contact/contact.tsx'
import { Hours } from './hours/hours.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { Terms } from './terms.tsx'

/** `id` is that of the address, which may be the company's name in it: by it the lists were asked for ahead. */
type Props = { id: string; company: Company; page: number; reviewsPage: number }

/** The page of an existing company. */
export function CompanyPage({ id, company, page, reviewsPage }: Props) {
  const fields = useQuery({ ...companyFieldsQuery(id, page), placeholderData: keepPreviousData })
  const uncovered = fields.data?.items.some((field) => !field.indoor) ?? false
  return (
    <div className={styles.page}>
      <CompanyMetadata company={company} />
      <CompanyCover fields={fields.data?.items ?? []} />
      <CompanyHead company={company} />
      <CompanyFields query={fields} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Terms company={company} uncovered={uncovered} />
          <Reviews of="companies" id={id} timeZone={company.timeZone} page={reviewsPage} />
        </div>
        <aside className={styles.aside} aria-label="Funcionamento e contato">
          <h2>Visite</h2>
          <Hours opening={{ ...company, holidayHours: null }} />
          <AmenityList amenities={company.amenities} />
          <Contact company={company} about={company.name} />
        </aside>
      </div>
    </div>
  )
}
