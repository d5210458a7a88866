import { companyQuery } from '@campo-livre/api/companies/get-company.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { describePolicy } from '@campo-livre/domain/companies/cancellation-policy.ts'
import { useQuery } from '@tanstack/react-query'
import classes from './booking-rules.module.css'

/** The policy as it stood when the booking was made (rule 5), and what the company does when it rains. */
export function BookingRules({ booking }: { booking: BookingDetail }) {
  const { indoor } = booking.field
  const company = useQuery({ ...companyQuery(booking.companyId), enabled: !indoor })
  const rainRule = indoor ? null : company.data?.rainRule
  return (
    <section className={classes.rules} aria-labelledby="combinado">
      <h2 id="combinado" className={classes.title}>
        O combinado
      </h2>
      <p>{describePolicy(booking.cancellationPolicy)}</p>
      {rainRule && (
        <p>
          <strong>Se chover:</strong> {rainRule}
        </p>
      )}
    </section>
  )
}
