import type { Seed } from '@campo-livre/backend/store/records.ts'
import { personaUsers } from '../personas/persona-users.ts'
import { buildCompany } from '../seed/build-companies.ts'
import { companyPlans } from '../seed/data/company-plans.ts'

/** Builds a seed before any activity: all accounts and companies exist, without a single field. */
export function emptySeed(now: string): Seed {
  return {
    users: personaUsers(now),
    companies: companyPlans.map(buildCompany),
    fields: [],
    bookings: [],
    bookingLinks: [],
    series: [],
    seriesRequests: [],
    coupons: [],
    waits: [],
    deals: [],
    closures: [],
    reviews: [],
    products: [],
    stockMovements: [],
    edits: [],
    tabs: [],
    tabCommands: [],
    bookingCommands: [],
    tills: [],
    expenses: [],
    expenseSeries: [],
    expenseReceipts: [],
    rachas: [],
    splits: [],
    notifications: [],
    sessions: [],
    mails: [],
    interests: [],
  }
}
