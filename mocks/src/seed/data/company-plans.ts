import { fortalezaCompanies } from './companies-fortaleza.ts'
import { northeastCompanies } from './companies-northeast.ts'
import { saoPauloCompanies } from './companies-sao-paulo.ts'
import { southCompanies } from './companies-south.ts'
import { southeastCompanies } from './companies-southeast.ts'
import { westCompanies } from './companies-west.ts'
import type { CompanyPlan } from './plan.ts'

/** Every company of the seed. */
export const companyPlans: readonly CompanyPlan[] = [
  ...fortalezaCompanies,
  ...northeastCompanies,
  ...saoPauloCompanies,
  ...southeastCompanies,
  ...southCompanies,
  ...westCompanies,
]
