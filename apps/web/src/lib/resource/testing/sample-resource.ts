import type { Column } from '../resource.ts'

/** A resource for tests and stories, with a column of each type. */
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
  type: 'choice',
  choices: [
    { value: 'active', label: 'À venda', tone: 'success' },
    { value: 'inactive', label: 'Fora de venda', tone: 'muted' },
  ],
} as const satisfies Column<Sample>

export const sampleColumns = [
  { id: 'name', label: 'Nome', type: 'text' },
  { id: 'priceCents', label: 'Preço', type: 'money' },
  { id: 'stock', label: 'Estoque', type: 'count' },
  { id: 'dueDay', label: 'Vencimento', type: 'day' },
  choiceColumn,
  { id: 'createdAt', label: 'Criado em', type: 'instant', hidden: true },
] as const satisfies readonly Column<Sample>[]

/** A sample row, for sale. */
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
