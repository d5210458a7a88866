import type { Company } from '@campo-livre/domain/companies/company.ts'
import { IconBrandWhatsapp, IconPhone, IconRoute } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './contact.module.css'
import { directionsLink, phoneLink, whatsappLink } from '../../../lib/format/links.ts'

type Props = {
  company: Company
  /** The subject of a message. */
  about: string
  /** True for the first way of contact only. */
  few?: boolean
  children?: ReactNode
}

/** The links to contact a company outside of this site. */
export function ContactLinks({ company, about, few = false, children }: Props) {
  const chat = whatsappLink(company.whatsapp, `Olá! Vi ${about} no Campo Livre e queria tirar uma dúvida.`)
  const phone = phoneLink(company.phone)
  const outside = { target: '_blank', rel: 'noopener noreferrer', className: styles.link }
  return (
    <div className={styles.place}>
      <div className={styles.links}>
        {chat !== null && (
          <a href={chat} {...outside}>
            <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
            <span>
              <span className={styles.more}>Chamar no</span> WhatsApp
            </span>
          </a>
        )}
        <a href={directionsLink(company.address)} {...outside}>
          <IconRoute size={20} stroke={1.75} aria-hidden />
          Como chegar
        </a>
        {phone !== null && !(few && chat) && (
          <a href={phone} className={styles.link}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            Ligar
          </a>
        )}
        {children}
      </div>
    </div>
  )
}
