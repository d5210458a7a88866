/** How an arena does in a month, as its owner guesses it. */
export type EarningsGuess = {
  fields: number
  /** Hours a day that one field is open. */
  hoursADay: number
  priceCentsAnHour: number
  /** How much of that time is booked, 0 to 100. */
  occupancyPercent: number
}

/** A month has so many days here; nobody plans February apart. */
export const DAYS_A_MONTH = 30

/** What comes in and how many hours that is; to the cent, with whole hours for people to picture. */
export type Earnings = { hours: number; cents: number; centsOfOneHourMore: number }

/**
 * H13: fields × hours × days × occupancy × price, and what one more booked hour a day on every field would add: that is
 * what an owner can picture.
 */
export function monthlyEarnings(guess: EarningsGuess): Earnings {
  const { fields, hoursADay, priceCentsAnHour, occupancyPercent } = guess
  const open = fields * hoursADay * DAYS_A_MONTH
  const booked = (open * occupancyPercent) / 100
  const room = Math.min(fields * DAYS_A_MONTH, open - booked)
  return {
    hours: Math.round(booked),
    cents: Math.round(booked * priceCentsAnHour),
    centsOfOneHourMore: Math.round(room * priceCentsAnHour),
  }
}
