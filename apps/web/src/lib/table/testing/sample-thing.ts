import type { Column } from '../thing.ts'

/** A thing for tests and stories, with a column of each kind. */
export type Sample = {
  id: string
  name: string
  priceCents: number
  stock: number | null
  dueDay: string | null
  status: string
  createdAt: string
}

export const choiceColumn = {
  id: 'status',
  label: 'Situação',
  holds: 'choice',
  choices: [
    { value: 'active', label: 'À venda', tone: 'stands' },
    { value: 'inactive', label: 'Fora de venda', tone: 'off' },
  ],
} as const satisfies Column<Sample>

export const sampleColumns = [
  { id: 'name', label: 'Nome', holds: 'text' },
  { id: 'priceCents', label: 'Preço', holds: 'money' },
  { id: 'stock', label: 'Estoque', holds: 'count' },
  { id: 'dueDay', label: 'Vencimento', holds: 'day' },
  choiceColumn,
  { id: 'createdAt', label: 'Criado em', holds: 'instant', hidden: true },
] as const satisfies readonly Column<Sample>[]

/** One of them, for sale. */
export function sample(changes: Partial<Sample> = {}): Sample {
  return {
    id: 'one',
    name: 'Água de coco',
    priceCents: 123_450,
    stock: 1200,
    dueDay: '2026-11-20',
    status: 'active',
    createdAt: '2026-11-20T23:30:00.000Z',
    ...changes,
  }
}
