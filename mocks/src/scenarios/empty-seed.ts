import type { Seed } from '../db/records.ts'
import { personaUsers } from '../personas/persona-users.ts'
import { buildCompany } from '../seed/build-companies.ts'
import { companyPlans } from '../seed/data/company-plans.ts'

/** The day before anything happened: everyone has an account and the companies are there, without a single field. */
export function emptySeed(now: string): Seed {
  return {
    users: personaUsers(now),
    companies: companyPlans.map(buildCompany),
    fields: [],
    bookings: [],
    reviews: [],
    products: [],
    tabs: [],
    expenses: [],
    rachas: [],
    notifications: [],
    sessions: [],
  }
}
