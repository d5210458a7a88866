import { endClosure } from '@campo-livre/api/closures/change-closures.ts'
import { closureEndSchema } from '@campo-livre/domain/closures/closure-end.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import { rowForm } from '../../lib/resource/resource-writes.ts'

/** Gives a weekly closure its last day (H1). */
export const endForm = rowForm({
  slug: 'encerrar',
  label: 'Encerrar a repetição',
  available: ({ kind, status }: ClosureRow) => kind === 'weekly' && status !== 'past',
  fields: [
    {
      name: 'until',
      label: 'Último dia',
      description: 'Depois dele, os horários voltam a ficar livres.',
      type: 'day',
    },
  ],
  schema: closureEndSchema,
  initialValues: ({ until }: ClosureRow) => ({ until }),
  send: ({ until }, { signal }, { id }) => endClosure(id, until, signal),
  submit: 'Salvar o último dia',
  done: 'Último dia salvo',
  failure: 'Não deu para encerrar a repetição. Tente de novo.',
})
