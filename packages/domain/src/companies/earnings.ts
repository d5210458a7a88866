/** The figures of an arena's month, as its owner estimates them. */
export type EarningsEstimateInput = {
  fields: number
  /** Hours a day that one field is open. */
  hoursADay: number
  priceCentsAnHour: number
  /** The share of that time that is booked, in percent, 0 to 100. */
  occupancyPercent: number
  /** All expenses of the arena in a month. */
  expensesCents: number
}

/** The number of days of a month in the estimate. */
export const DAYS_A_MONTH = 30

/** The result of the estimate, in whole cents and whole hours. */
export type Earnings = {
  /** Booked hours. */
  hours: number
  /** The income from the booked hours. */
  cents: number
  /** The income less the expenses; below zero when it does not cover them. */
  leftCents: number
  /** The income if every hour were booked. */
  fullCents: number
  /** The lowest whole percentage of booked hours that covers the expenses; null when not even all of them would. */
  breakEvenPercent: number | null
  /** The additional income from one more booked hour a day on every field, as far as free hours remain. */
  centsOfOneHourMore: number
}

/** H13: estimates a month's earnings: fields × hours × days × occupancy × price, less the month's expenses. */
export function monthlyEarnings(input: EarningsEstimateInput): Earnings {
  const { fields, hoursADay, priceCentsAnHour, occupancyPercent, expensesCents } = input
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
