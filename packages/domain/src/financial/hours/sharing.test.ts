import { describe, expect, it } from 'vitest'
import { describeSharing, sharedCategories, usualSharing } from './sharing.ts'

describe('the sentence of how costs are shared (N10)', () => {
  it('names the categories of each manner, in the order of the manners', () => {
    expect(describeSharing(usualSharing, ['energy', 'rent', 'water', 'staff', 'maintenance'])).toBe(
      'Rateio: aluguel, água e salários por hora aberta; manutenção igual para cada campo; energia por hora jogada.',
    )
  })

  it('joins two by a word, and leaves one alone', () => {
    expect(describeSharing(usualSharing, ['rent', 'other'])).toBe('Rateio: aluguel e outras por hora aberta.')
    expect(describeSharing(usualSharing, ['stock'])).toBe('Rateio: compras do bar fora das horas.')
  })

  it('follows what the arena has chosen', () => {
    const sharing = { ...usualSharing, rent: 'out' as const }
    expect(describeSharing(sharing, ['rent', 'water'])).toBe(
      'Rateio: água por hora aberta; aluguel fora das horas.',
    )
  })

  it('says so where there were no costs', () => {
    expect(describeSharing(usualSharing, [])).toBe('Nenhuma despesa neste período.')
  })

  it('names every category once where each has costs', () => {
    expect(describeSharing(usualSharing, sharedCategories)).toBe(
      'Rateio: aluguel, água, internet, salários, divulgação e outras por hora aberta; manutenção igual para cada campo; energia, limpeza e impostos e taxas por hora jogada; compras do bar fora das horas.',
    )
  })
})
