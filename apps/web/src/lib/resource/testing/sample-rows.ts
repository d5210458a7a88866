import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Resource } from '../resource.ts'
import { type Sample, sample, sampleColumns } from './sample-resource.ts'

const names = ['Água de coco', 'Bola de futsal', 'Cerveja', 'Pastel de feira', 'Rede de vôlei', 'Colete']

/** Six sample rows, with missing values. */
export const samples: readonly Sample[] = names.map((name, index) =>
  sample({
    id: `row-${index}`,
    name,
    priceCents: 450 + index * 1275,
    stock: index === 2 ? null : index * 7,
    dueDay: index === 3 ? null : `2026-11-2${index}`,
    status: index % 3 === 1 ? 'inactive' : 'active',
  }),
)

/** A resource whose list always has these rows, of `total`. */
export function sampleResource(rows: readonly Sample[] = samples, total = rows.length): Resource<Sample> {
  return {
    noun: { one: 'produto', many: 'produtos', gender: 'm' },
    columns: sampleColumns,
    filterableColumns: {
      name: 'text',
      priceCents: 'money',
      stock: 'count',
      dueDay: 'day',
      status: 'choice',
      createdAt: 'instant',
    },
    order: 'name',
    idOf: ({ id }) => id,
    empty: { text: 'O que você vende no bar aparece aqui.' },
    query: (params) =>
      queryOptions({
        queryKey: ['products', rows, total, params] as QueryKey,
        queryFn: () => ({
          items: [...rows],
          meta: { page: params.page, perPage: params.perPage, total },
        }),
      }),
  }
}
