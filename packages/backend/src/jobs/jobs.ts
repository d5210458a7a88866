import { remindOfGames, remindOfHolds } from '../bookings/booking-reminders.ts'
import { makeExpenses, remindOfExpenses } from '../expenses/expense-jobs.ts'
import { tellSearches } from '../me/searches.ts'
import { mailNotices } from '../notifications/mail-notices.ts'
import { decideCards } from '../payments/decide-cards.ts'
import { remindOfRachas, settleRachas } from '../rachas/racha-jobs.ts'
import { topUpSeries } from '../series/top-up-series.ts'
import { settleTills } from '../tills/settle-tills.ts'
import { offerFreedTimes } from '../waiting/offer-freed-times.ts'
import type { Job } from './job.ts'

/** All jobs of the backend; of two that are due at one instant, the first here runs first. */
export const jobs: readonly Job[] = [
  decideCards,
  offerFreedTimes,
  settleRachas,
  settleTills,
  topUpSeries,
  makeExpenses,
  remindOfGames,
  remindOfHolds,
  remindOfExpenses,
  remindOfRachas,
  tellSearches,
  mailNotices,
]
