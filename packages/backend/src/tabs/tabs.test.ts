import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const { ask } = testBackend()

test('shows a tab to its athlete and its company, with sums and the booking it goes with', async () => {
  const mine = await ask('GET /tabs/tab-paid', { as: 'ana' })
  expect(tabDetailSchema.parse(mine.body.data)).toMatchObject({
    code: 'CMD-PAID',
    sum: { itemsCents: 1000, totalCents: 1000, paidCents: 1000, dueCents: 0 },
    company: { name: 'Arena Paulista', timeZone: 'America/Sao_Paulo' },
    booking: { id: 'played', code: 'RSV-PAST', fieldName: 'Campo 1' },
  })
  expect((await ask('GET /company/tabs/tab-paid', { as: 'dono' })).body).toEqual(mine.body)
  expect((await ask('GET /tabs/tab-open', { as: 'bia' })).body.data).toMatchObject({ booking: null })
})

test('is 404 for anybody else’s tab, and for one that is not there', async () => {
  for (const [call, as] of [
    ['GET /tabs/tab-paid', 'bia'],
    ['GET /tabs/nenhuma', 'ana'],
    ['GET /company/tabs/tab-paid', 'dona'],
    ['GET /company/tabs/nenhuma', 'dono'],
  ] as const) {
    expect([call, (await ask(call, { as })).status]).toEqual([call, 404])
  }
})
