import { describe, expect, it } from 'vitest'
import { matchesSeries } from './match-series.ts'

/** Thursday, 26 November 2026. */
const row = {
  customerName: 'João da Areia',
  fieldName: 'Campo 1 – Gramado Norte',
  segment: { from: '2026-11-26' },
}

describe('the search of fixed slots (H2)', () => {
  it.each(['joao', 'JOÃO', 'gramado', 'quinta', 'quin', 'quinta joao', 'norte 1', '', '  ', 'joão, quinta'])(
    'finds by “%s”',
    (text) => expect(matchesSeries(row, text)).toBe(true),
  )

  it.each(['maria', 'terça', 'joao terça', 'oao', 'campo 2'])('does not find by “%s”', (text) =>
    expect(matchesSeries(row, text)).toBe(false),
  )
})
