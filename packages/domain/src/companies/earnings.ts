/** How an arena does in a month, as its owner guesses it. */
export type EarningsGuess = {
  fields: number
  /** Hours a day that one field is open. */
  hoursADay: number
  priceCentsAnHour: number
  /** How much of that time is booked, 0 to 100. */
  occupancyPercent: number
  /** All that the arena pays in a month. */
  expensesCents: number
}

/** A month has so many days here; nobody plans February apart. */
export const DAYS_A_MONTH = 30

/** Whole cents, and whole hours for people to picture. */
export type Earnings = {
  /** Booked hours. */
  hours: number
  /** What they bring. */
  cents: number
  /** What is left of it when the expenses are paid; below zero when it does not pay for them. */
  leftCents: number
  /** What it would be with every hour booked. */
  fullCents: number
  /** The lowest whole percent of booked hours that pays for the expenses; null when all of them would not. */
  breakEvenPercent: number | null
  /** What one more booked hour a day on every field would add, as far as there are hours left. */
  centsOfOneHourMore: number
}

/** H13: fields × hours × days × occupancy × price against the month's expenses. */
export function monthlyEarnings(guess: EarningsGuess): Earnings {
  const { fields, hoursADay, priceCentsAnHour, occupancyPercent, expensesCents } = guess
  const open = fields * hoursADay * DAYS_A_MONTH
  const booked = (open * occupancyPercent) / 100
  const cents = Math.round(booked * priceCentsAnHour)
  const fullCents = open * priceCentsAnHour
  const room = Math.min(fields * DAYS_A_MONTH, open - booked)
  return {
    hours: Math.round(booked),
    cents,
    leftCents: cents - expensesCents,
    fullCents,
    breakEvenPercent: breakEven(expensesCents, fullCents),
    centsOfOneHourMore: Math.round(room * priceCentsAnHour),
  }
}

function breakEven(expensesCents: number, fullCents: number): number | null {
  if (expensesCents === 0) return 0
  return expensesCents > fullCents ? null : Math.ceil((expensesCents * 100) / fullCents)
}
