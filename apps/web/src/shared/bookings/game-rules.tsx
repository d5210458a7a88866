import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { describeRules } from '@campo-livre/domain/companies/describe-rules.ts'
import classes from './game-rules.module.css'

/** The rules about the game itself that a booking keeps: being late, staying away, and rain on an uncovered field. */
export function GameRules({ booking }: { booking: BookingDetail }) {
  const { rules, field, company } = booking
  const { acceptsPayAtVenue } = company
  const described = describeRules(rules, {
    acceptsPayAtVenue,
    uncovered: !field.indoor,
    // Paying is not among the rules of the game.
    takesCards: false,
  })
  return described
    .filter(({ about }) => about === 'late' || about === 'rain')
    .map(({ about, title, text }) => (
      <p key={about} className={classes.rule}>
        <strong>{title}:</strong> {text}
      </p>
    ))
}
