/** The milliseconds after which a bill, or a share of it, asks again who has paid. */
export const PAID_MS = 5_000
