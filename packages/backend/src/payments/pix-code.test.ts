import { expect, test } from 'vitest'
import { tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { crc16, readBrCode } from '@campo-livre/mocks/testing/read-br-code.ts'
import { pixCodeOf } from './pix-code.ts'

const [company] = tinySeed().companies
if (!company) throw new Error('no company')

const codeOf = (name: string, city: string, amountCents: number, id = 'bkg_abcdefghjkmnpqrstuvw') =>
  pixCodeOf({ id, code: 'RSV-7K2Q' }, amountCents, {
    name,
    pixKey: 'financeiro@arena.test',
    address: { ...company.address, city },
  })

test('recomputes the CRC of the manual’s example, so the check itself is right', () => {
  const example =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
  expect(crc16(example)).toBe('1D3D')
})

test.each([
  ['Arena São João', 'São Paulo', 12_000, '120.00'],
  ['Complexo Esportivo Nossa Senhora da Conceição & Filhos', 'São José dos Campos', 1, '0.01'],
  ['Areninha “Zé do Gol” — Praia', 'Cuiabá', 123_456, '1234.56'],
  ['⚽⚽', '—', 2_999, '29.99'],
])('writes a code that every bank reads for %s in %s', async (name, city, priceCents, amount) => {
  const code = await codeOf(name, city, priceCents)
  const fields = readBrCode(code)
  expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
  expect(code.at(-8)).toBe('6')
  expect([...fields.keys()].at(-1)).toBe('63')
  expect(fields.get('00')).toBe('01')
  expect(readBrCode(fields.get('26') ?? '')).toEqual(
    new Map([
      ['00', 'br.gov.bcb.pix'],
      ['01', 'financeiro@arena.test'],
    ]),
  )
  expect([fields.get('52'), fields.get('53'), fields.get('58')]).toEqual(['0000', '986', 'BR'])
  expect(fields.get('54')).toBe(amount)
  expect(fields.get('59')).toMatch(/^[A-Za-z0-9 ]{1,25}$/)
  expect(fields.get('60')).toMatch(/^[A-Za-z0-9 ]{1,15}$/)
  expect(readBrCode(fields.get('62') ?? '').get('05')).toBe('RSV7K2QBKGABCDEFGHJKMNPQR')
})

test('gives each booking an id of its own', async () => {
  expect(await codeOf('A', 'B', 1, 'bkg_1')).not.toBe(await codeOf('A', 'B', 1, 'bkg_2'))
})
