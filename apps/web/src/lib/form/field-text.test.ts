import { expect, test } from 'vitest'
import type { FieldType, FormField } from './form-field.ts'
import { spoken, tidyText, toText, toTexts, toValues } from './field-text.ts'

const choices = [{ value: 'beer', label: 'Cervejas' }]
const cases: [FieldType, unknown, string][] = [
  [{ type: 'text' }, 'Água', 'Água'],
  [{ type: 'money' }, 1250, '12,50'],
  [{ type: 'count' }, 1234, '1234'],
  [{ type: 'percentage' }, 2.5, '2,5'],
  [{ type: 'percentage' }, -0.29, '-0,29'],
  [{ type: 'amount' }, -1050, '-10,5'],
  [{ type: 'amount', reais: true }, -1050, '-10,50'],
  [{ type: 'day' }, '2026-11-20', '2026-11-20'],
  [{ type: 'time' }, 1110, '18:30'],
  [{ type: 'time' }, 5, '00:05'],
  [{ type: 'choice', choices }, 'beer', 'beer'],
  [{ type: 'phone' }, '(85) 90123-4567', '(85) 90123-4567'],
  [{ type: 'cpf' }, '280.012.389-38', '280.012.389-38'],
  [{ type: 'cnpj' }, '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
]

test.each(cases)('a field %j holds %j as %j, and gives it back', (type, value, text) => {
  const field: FormField = { ...type, name: 'it', label: 'It' }
  expect(toText(type, value)).toBe(text)
  expect(toValues([field], {}, { it: text })).toEqual({ it: value })
})

test.each<[FieldType, string, unknown]>([
  [{ type: 'money' }, 'doze', Number.NaN],
  [{ type: 'count' }, '1,5', Number.NaN],
  [{ type: 'amount' }, 'oito', Number.NaN],
  [{ type: 'amount' }, '', undefined],
  [{ type: 'money' }, '', undefined],
  [{ type: 'time' }, '25h', undefined],
  [{ type: 'choice', choices }, '', undefined],
  [{ type: 'phone' }, ' ', null],
  [{ type: 'day' }, '', null],
])('what stands in a field %j as %j is no value: %j', (type, text, value) => {
  expect(toValues([{ ...type, name: 'it', label: 'It' }], {}, { it: text }).it).toEqual(value)
})

test('what is sent beside the fields stays, and a picture goes along only when it is another', () => {
  const fields: FormField[] = [
    { name: 'name', label: 'Nome', type: 'text' },
    { name: 'photo', label: 'Foto', type: 'picture' },
  ]
  const product = { name: 'Água', photo: '/fotos/agua.webp', version: 3 }
  const texts = toTexts(fields, product)
  expect(texts).toEqual({ name: 'Água', photo: '/fotos/agua.webp' })
  expect(toValues(fields, product, texts)).toEqual({ name: 'Água', photo: undefined, version: 3 })
  expect(toValues(fields, product, { ...texts, photo: '' })).toMatchObject({ photo: null })
  expect(toValues(fields, product, { ...texts, photo: 'data:new' })).toMatchObject({ photo: 'data:new' })
})

test.each<[FieldType, string, string, string]>([
  [{ type: 'money' }, '1.234,5', '1234,50', 'R$ 1.234,50'],
  [{ type: 'amount', reais: true }, '90.000', '90000,00', 'R$ 90.000,00'],
  [{ type: 'percentage' }, '2,50', '2,5', '2,5 %'],
  [{ type: 'money' }, 'doze', 'doze', 'R$ doze'],
  [{ type: 'text' }, '1,50', '1,50', '1,50'],
  [{ type: 'choice', choices }, 'beer', 'beer', 'Cervejas'],
  [{ type: 'day' }, '2026-11-20', '2026-11-20', '20/11/2026'],
  [{ type: 'text' }, '', '', '–'],
])('a field %j tidies %j to %j and names it %j', (type, text, tidy, name) => {
  expect(tidyText(type, text)).toBe(tidy)
  expect(spoken(type, tidy)).toBe(name)
})
