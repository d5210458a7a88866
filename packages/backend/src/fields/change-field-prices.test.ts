import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type { FieldPrices } from '@campo-livre/domain/fields/prices/prices-input.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const own = () => db().fields.by('companyId', 'paulista')[0]?.id ?? ''
const morning = { id: 'm', weekdays: [1, 7], fromMinute: 480, toMinute: 720, priceCents: 9_000 }
const prices = (change: Partial<FieldPrices> = {}): FieldPrices => {
  return { version: 1, basePriceCents: 12_000, priceRules: [morning], ...change }
}
const put = (body: unknown, id = own()) => ask(`PUT /company/fields/${id}/prices`, { as: 'dono', body })

describe('the prices of a field (H1)', () => {
  it('are changed as a whole, and touch no booking', async () => {
    const bookings = db().bookings.where(({ fieldId }) => fieldId === own())
    expect(bookings.length).toBeGreaterThan(0)
    const changed = await put(prices())
    expect([changed.status, changed.body.message]).toEqual([200, 'Preços salvos.'])
    expect(ownFieldSchema.parse(changed.body.data)).toMatchObject({
      id: own(),
      version: 2,
      basePriceCents: 12_000,
      priceRules: [morning],
    })
    expect(db().bookings.where(({ fieldId }) => fieldId === own())).toEqual(bookings)
    const seen = await ask(`GET /fields/${own()}`)
    expect(seen.body.data).toMatchObject({ basePriceCents: 12_000, fromPriceCents: 9_000 })
  })

  it('of an older version are refused with the field as it is now', async () => {
    await put(prices())
    const late = await put(prices({ basePriceCents: 11_000 }))
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect(ownFieldSchema.parse(late.body.data)).toMatchObject({ version: 2, basePriceCents: 12_000 })
  })

  it('are refused where they do not fit, with a sentence at each', async () => {
    const wrong = await put(
      prices({ basePriceCents: 0, priceRules: [{ ...morning, toMinute: 480, priceCents: 100_000_000 }] }),
    )
    expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid'])
    const sentences = Object.values(wrong.body.errors).flat()
    expect(sentences.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
      'Use um preço de R$ 1 a R$ 10.000.',
      'Use um preço de R$ 1 a R$ 10.000.',
      'O fim da faixa precisa ser depois do início.',
    ])
    const twice = await put(prices({ priceRules: [morning, { ...morning, id: 'n', priceCents: 8_000 }] }))
    expect(twice.body.errors['priceRules']).toEqual([
      'A faixa “seg e feriados, 8h às 12h” aparece duas vezes. Deixe uma só.',
    ])
  })

  it('are those of the own company', async () => {
    const other = db().fields.where(({ companyId }) => companyId !== 'paulista')[0]?.id ?? 'nobody'
    expect((await put(prices(), other)).status).toBe(404)
  })
})
