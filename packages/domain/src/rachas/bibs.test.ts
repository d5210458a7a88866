import { expect, it } from 'vitest'
import { bibOf, bibs } from './bibs.ts'

it('twenty teams wear bibs of their own: in colour and number, name, letters and text (N3)', () => {
  const worn = Array.from({ length: 20 }, (_, team) => bibOf(team))
  for (const said of ['name', 'mark', 'emoji'] as const)
    expect(new Set(worn.map((bib) => bib[said])).size).toBe(20)
  expect(new Set(bibs.map(({ id }) => id)).size).toBe(bibs.length)
  expect([worn[0]?.name, worn[8]?.name, worn[17]?.mark]).toEqual(['Azul', 'Azul 2', 'L3'])
})
