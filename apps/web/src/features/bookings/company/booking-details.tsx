import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { canCancel, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { describeRained } from '@campo-livre/domain/rain/describe-rain.ts'
import { formatAtTime } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatPhone } from '../../../lib/format/format-phone.ts'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { phoneLink, whatsappLink } from '../../../lib/format/links.ts'
import { dayHeadingOf, hoursOf, lengthOf } from '@campo-livre/domain/bookings/booking-times.ts'
import { couponWords } from '@campo-livre/domain/coupons/coupon-words.ts'
import classes from './booking-details.module.css'
import { paymentWords } from '@campo-livre/domain/bookings/payment-sentence.ts'
import { Timeline } from '../timeline.tsx'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

type Props = {
  booking: BookingDetail & Pick<Partial<CompanyBooking>, 'waiting'>
  now: string
  /** The likely acts on it, above its payment. */
  quick?: ReactNode
  /** The other acts on it, below its payment. */
  children?: ReactNode
}

/** A booking for the company's counter: the customer, their contact, the payment. */
export function BookingDetails({ booking, now, quick, children }: Props) {
  const { id, code, field, company, customerPhone, holdExpiresAt, creditLeftCents, racha } = booking
  const rained = describeRained(booking, { now, timeZone: company.timeZone, reader: 'company' })
  const status = statusAt(booking, now)
  const coupon = couponWords(booking)
  const call = phoneLink(customerPhone)
  const chat = whatsappLink(customerPhone, `Olá! Aqui é da ${company.name}, sobre a reserva ${code}.`)
  return (
    <div className={classes.details}>
      <div>
        <p className={classes.hours}>{hoursOf(booking)}</p>
        <p className={classes.dim}>
          {dayHeadingOf(booking, now)}, {lengthOf(booking)}
        </p>
        <p className={classes.field}>{field.name}</p>
      </div>
      <div className={classes.state}>
        <StatusBadge status={status} />
        <span className={classes.dim}>{code}</span>
      </div>
      {quick}
      {rained !== null && <p>{rained}</p>}
      {racha && (
        <p>
          É um racha: {racha.confirmed} de {racha.maxPlayers} confirmados.
        </p>
      )}
      {booking.waiting !== undefined && (
        <p>
          {booking.waiting === 1 ? '1 pessoa espera' : `${booking.waiting} pessoas esperam`} por esse horário.
        </p>
      )}
      <div className={classes.payment}>
        <Price cents={toPayCents(booking)} size="large" />
        <p className={classes.dim}>
          {paymentWords(booking, now)}
          {status === 'awaiting_payment' &&
            holdExpiresAt &&
            `, guardada até ${formatAtTime(holdExpiresAt, company.timeZone)}`}
        </p>
        {booking.deal && (
          <p className={classes.dim}>Pela oferta; sem ela, {formatCents(booking.deal.fullCents)}</p>
        )}
        {coupon !== null && (
          <p className={classes.dim}>
            Preço {formatCents(booking.priceCents)}. {coupon}
          </p>
        )}
        {creditLeftCents !== undefined && (
          <p className={classes.dim}>Crédito do cliente na arena: {formatCents(creditLeftCents)}</p>
        )}
      </div>
      {children}
      <div className={classes.contact}>
        {customerPhone === null && <p className={classes.dim}>Sem telefone.</p>}
        {customerPhone && call === null && <p>{customerPhone}</p>}
        {customerPhone && call && (
          <a href={call} className={button.secondary}>
            <IconPhone {...icon} /> {formatPhone(customerPhone)}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className={button.secondary}>
            <IconBrandWhatsapp {...icon} /> WhatsApp
          </a>
        )}
      </div>
      {canCancel(booking, now) && (
        <Link to="." search={mergeSearch({ cancelar: id })} resetScroll={false} className={classes.cancel}>
          Cancelar a reserva
        </Link>
      )}
      <Timeline booking={booking} now={now} reader="company" />
    </div>
  )
}
