import { expect, it } from 'vitest'
import { creditsToShow } from './arena-credit.ts'

const at = (companyName: string, leftCents: number) => ({
  companyId: companyName,
  companyName,
  city: 'Fortaleza',
  leftCents,
})

it('shows the arenas where credit is left, the most first, then by name (H2)', () => {
  const all = [at('Zico', 500), at('Nada', 0), at('Ávila', 500), at('Devendo', -300), at('Mais', 900)]
  expect(creditsToShow(all).map(({ companyName }) => companyName)).toEqual(['Mais', 'Ávila', 'Zico'])
})
