import { formatPhone } from '../../../lib/format/format-phone.ts'
import { phoneLink } from '../../../lib/format/links.ts'
import classes from './customer-phone.module.css'

/** A customer's phone number, as a link where it can be dialled; nothing without one. */
export function CustomerPhone({ phone }: { phone: string | null }) {
  if (!phone) return null
  const call = phoneLink(phone)
  return call === null ? (
    <span className={classes.phone}>{phone}</span>
  ) : (
    <a className={classes.phone} href={call}>
      {formatPhone(phone)}
    </a>
  )
}
