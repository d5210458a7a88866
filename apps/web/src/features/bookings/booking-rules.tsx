import { companyQuery } from '@campo-livre/api/companies/get-company.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { useQuery } from '@tanstack/react-query'
import classes from './booking-rules.module.css'
import { cancelRules } from './refund-sentence.ts'

/** The policy at the time of booking (rule 5), and the company's rule for rain. */
export function BookingRules({ booking, now }: { booking: BookingDetail; now: string }) {
  const { indoor } = booking.field
  const company = useQuery({ ...companyQuery(booking.companyId), enabled: !indoor })
  const rainRule = indoor ? null : company.data?.rainRule
  return (
    <section className={classes.rules} aria-labelledby="combinado">
      <h2 id="combinado" className={classes.title}>
        O combinado
      </h2>
      <p>{cancelRules(booking, now)}</p>
      {rainRule && (
        <p>
          <strong>Regra de chuva:</strong> {rainRule}
        </p>
      )}
    </section>
  )
}
