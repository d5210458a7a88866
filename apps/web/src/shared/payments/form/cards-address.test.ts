import { afterEach, describe, expect, it, vi } from 'vitest'
import { cardsAddress, cardWays, takesCards } from './cards-address.ts'
import type { CardWay } from './pay-way.ts'

const way: CardWay = {
  method: 'card',
  maxInstalments: 3,
  waiting: null,
  declined: null,
  pay: { meta: { changes: [] }, send: () => Promise.resolve(() => undefined) },
}
afterEach(() => vi.unstubAllEnvs())

describe('the way to pay by card (H9)', () => {
  it('is there where a bank takes cards', () => {
    vi.stubEnv('VITE_CARDS_URL', 'https://cartoes.example')
    expect([cardsAddress(), takesCards()]).toEqual(['https://cartoes.example', true])
    expect(cardWays(way)).toEqual([way])
  })

  it('is not offered where none does, and a payment that waits is told all the same', () => {
    for (const url of ['', undefined]) {
      vi.stubEnv('VITE_CARDS_URL', url)
      expect([cardsAddress(), takesCards()]).toEqual([null, false])
    }
    expect(cardWays(way)).toEqual([])
    const waiting = { ...way, waiting: { brand: 'visa', last4: '1111', waits: 'bank' } as const }
    expect(cardWays(waiting)).toEqual([waiting])
  })
})
