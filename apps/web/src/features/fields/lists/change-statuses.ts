import { changeFieldStatus } from '@campo-livre/api/fields/change-own-fields.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { fieldStatusLabels } from '@campo-livre/domain/fields/field-status.ts'
import * as z from 'zod/mini'
import { bulkAction } from '../../../lib/resource/resource-writes.ts'

const choices = { inactive: 'Pausar', active: 'Voltar a receber reservas' } as const
type Next = keyof typeof choices
const statusesSchema = z.object({ status: z.enum(['inactive', 'active'], 'Escolha o que fazer.') })

/** Returns whether a field can be paused, or taken up again: drafts and archived ones stay as they are. */
const changes = ({ status }: FieldRow, next: Next) =>
  next === 'inactive' ? status === 'active' : status === 'inactive'

/** Pauses the marked fields, or takes them up again (H1). */
export const manyStatuses = bulkAction({
  label: 'Pausar ou voltar',
  done: 'Campos mudados',
  fields: [
    {
      name: 'status',
      label: 'O que fazer',
      type: 'choice',
      choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
    },
  ],
  schema: statusesSchema,
  initialValues: () => ({}),
  max: 100,
  check: (rows: readonly FieldRow[], { status }) =>
    rows.some((row) => changes(row, status))
      ? {}
      : {
          status:
            status === 'inactive' ? 'Nenhum dos marcados está ativo.' : 'Nenhum dos marcados está pausado.',
        },
  preview: (rows: readonly FieldRow[], { status }) =>
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      before: fieldStatusLabels[row.status],
      after: fieldStatusLabels[changes(row, status) ? status : row.status],
    })),
  send: async ({ status }, { signal }, rows) => {
    const changed = []
    for (const row of rows)
      if (changes(row, status)) changed.push(await changeFieldStatus(row.id, status, signal))
    return changed
  },
})
