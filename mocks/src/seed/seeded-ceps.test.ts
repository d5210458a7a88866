import { cityOfCep } from '@campo-livre/domain/places/cep-ranges.ts'
import { expect, it } from 'vitest'
import { buildCompany } from './build-companies.ts'
import { companyPlans } from './data/company-plans.ts'

it('has no arena whose CEP is outside the range of its city (H1)', () => {
  for (const { address } of companyPlans.map(buildCompany)) {
    const { cep, city } = address
    expect([cep, cityOfCep(cep.replace(/\D/g, ''))?.city]).toEqual([cep, city])
  }
})
