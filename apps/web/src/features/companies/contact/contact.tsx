import type { Company } from '@campo-livre/domain/companies/company.ts'
import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import { ContactLinks } from './contact-links.tsx'
import styles from './contact.module.css'

/** A company's address and contact. */
export function Contact({ company, about }: { company: Company; about: string }) {
  const { address } = company
  return (
    <div className={styles.contact}>
      <address className={styles.address}>
        {formatAddress(address)}
        <span className={styles.cep}>CEP {address.cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')}</span>
      </address>
      <ContactLinks company={company} about={about} />
    </div>
  )
}
