import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { requiredText } from '@campo-livre/domain/text/required-text.ts'
import * as z from 'zod/mini'
import { bulkAction, resourceForm, type ResourceWrites } from '../resource-writes.ts'
import type { Sample } from './sample-resource.ts'

const schema = z.object({ name: requiredText('Informe o nome.') })
const fields = [{ name: 'name', label: 'Nome', type: 'text' }] as const
const send = async () => null

/** Every way to write a resource, for stories: the forms save nothing, the act without a question fails. */
export const sampleWrites = {
  changes: [],
  row: z.object({
    id: z.string(),
    name: z.string(),
    priceCents: z.number(),
    stock: z.nullable(z.number()),
    dueDay: z.nullable(z.string()),
    status: z.string(),
    createdAt: z.string(),
  }),
  create: resourceForm({ fields, schema, initialValues: () => ({}), send }),
  edit: resourceForm({ fields, schema, initialValues: (row: Sample) => row, send }),
  actions: ({ name }) => [
    {
      label: 'Tirar de venda',
      done: 'Produto fora de venda',
      send: () => Promise.reject(new ApiError({ kind: 'refused', status: 500 })),
    },
    {
      label: 'Arquivar',
      tone: 'danger',
      question: {
        title: `Arquivar ${name}?`,
        consequence: 'Ele some da lista.',
        keep: 'Manter produto',
        act: 'Arquivar produto',
      },
      done: 'Produto arquivado',
      send,
    },
  ],
  bulk: [
    bulkAction({
      label: 'Mudar nomes',
      done: 'Nomes mudados',
      fields: [{ name: 'end', label: 'Fim do nome', type: 'text' }],
      schema: z.object({ end: requiredText('Informe o fim.') }),
      initialValues: () => ({}),
      max: 100,
      check: () => ({}),
      preview: (rows: readonly Sample[], { end }) =>
        rows.map(({ id, name }) => ({ id, name: id, before: name, after: `${name} ${end}` })),
      send,
    }),
  ],
} as const satisfies ResourceWrites<Sample>
