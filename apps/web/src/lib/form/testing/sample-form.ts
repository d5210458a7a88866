import { cpfSchema } from '@campo-livre/domain/users/cpf.ts'
import { phoneSchema } from '@campo-livre/domain/users/phone.ts'
import { priceSchema } from '@campo-livre/domain/products/product-input.ts'
import { requiredText } from '@campo-livre/domain/text/required-text.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import type { FormField, Option } from '../form-field.ts'

/** The body of the sample form: a value of each type of field. */
export const sampleSchema = z.object({
  name: requiredText('Informe o nome.', 40),
  note: z.string(),
  priceCents: priceSchema,
  pieces: z.int('Informe quantas são.'),
  percent: z.number('Informe o desconto.'),
  kind: z.enum(['drink', 'snack'], 'Escolha o tipo.'),
  day: z.nullable(daySchema),
  opens: z.int('Informe a hora.'),
  ownerId: z.nullable(z.string()),
  phone: z.nullable(phoneSchema),
  cpf: z.nullable(cpfSchema),
  cnpj: z.nullable(z.string()),
  photo: z.optional(z.nullable(z.string())),
  version: z.int(),
})
export type SampleBody = z.infer<typeof sampleSchema>

const people: readonly Option[] = ['Ana Lima', 'Bia Souza', 'Caio Prado'].map((label, index) => ({
  value: `person-${index}`,
  label,
}))

/** A field of each type. */
export const sampleFields: readonly FormField<keyof SampleBody>[] = [
  { name: 'name', label: 'Nome', type: 'text' },
  { name: 'note', label: 'Observação (opcional)', type: 'text', rows: 2 },
  { name: 'priceCents', label: 'Preço', type: 'money', half: true },
  { name: 'pieces', label: 'Quantidade', type: 'count', half: true },
  { name: 'percent', label: 'Desconto', description: 'De 0 a 100.', type: 'percentage', half: true },
  {
    name: 'kind',
    label: 'Tipo',
    type: 'choice',
    half: true,
    choices: [
      { value: 'drink', label: 'Bebida' },
      { value: 'snack', label: 'Petisco' },
    ],
  },
  { name: 'day', label: 'Dia (opcional)', type: 'day' },
  { name: 'opens', label: 'Abre às', type: 'time' },
  {
    name: 'ownerId',
    label: 'Responsável (opcional)',
    type: 'relation',
    search: (text) => ({
      queryKey: ['me', 'people', text],
      queryFn: () => people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    }),
    one: (id) => ({
      queryKey: ['me', 'person', id],
      queryFn: () => people.find(({ value }) => value === id) ?? Promise.reject(new Error('unknown')),
    }),
  },
  { name: 'phone', label: 'Celular (opcional)', type: 'phone' },
  { name: 'cpf', label: 'CPF (opcional)', type: 'cpf' },
  { name: 'cnpj', label: 'CNPJ (opcional)', type: 'cnpj' },
  { name: 'photo', label: 'Foto (opcional)', type: 'picture' },
]

/** The initial values of the sample. */
export const sampleValues: SampleBody = {
  name: 'Água de coco',
  note: '',
  priceCents: 850,
  pieces: 12,
  percent: 2.5,
  kind: 'drink',
  day: '2026-11-20',
  opens: 1110,
  ownerId: null,
  phone: null,
  cpf: null,
  cnpj: null,
  photo: null,
  version: 1,
}
