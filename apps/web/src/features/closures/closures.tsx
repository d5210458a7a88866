import { removeClosure } from '@campo-livre/api/closures/change-closures.ts'
import { closureQuery } from '@campo-livre/api/closures/get-closure.ts'
import { closuresQuery } from '@campo-livre/api/closures/list-closures.ts'
import {
  closureColumns as filterableColumns,
  closureKindLabels,
  type ClosureRow,
  closureRowSchema,
} from '@campo-livre/domain/closures/closure-row.ts'
import { closureStatusLabels } from '@campo-livre/domain/closures/closure-status.ts'
import { choicesOf, yesOrNo } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import type { RowAction } from '../../lib/resource/resource-writes.ts'
import { endForm } from './end-form.ts'
import { NewClosureLink } from './new-closure-link.tsx'

/** Returns what can be done with a closure: removing it, as long as it closes anything. */
function actionsOf({ id, reason, status }: ClosureRow): RowAction[] {
  if (status === 'past') return []
  const question = {
    title: `Remover o fechamento “${reason}”?`,
    consequence:
      'Os horários voltam a ficar livres para reservar. As reservas que ele mudou ou cancelou ficam como estão.',
    keep: 'Manter fechamento',
    act: 'Remover fechamento',
  }
  return [
    {
      label: 'Remover',
      tone: 'danger',
      question,
      done: 'Fechamento removido',
      send: ({ signal }) => removeClosure(id, signal),
    },
  ]
}

/** The list of a company's closures (H1, F4). */
export const closures: Resource<ClosureRow> = {
  noun: { one: 'fechamento', many: 'fechamentos', gender: 'm' },
  query: closuresQuery,
  idOf: ({ id }) => id,
  columns: columnsOf<ClosureRow>(filterableColumns, [
    { id: 'reason', label: 'Motivo', wide: true },
    { id: 'times', label: 'Quando', ownLine: true },
    { id: 'fields', label: 'Onde', wide: true },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(closureStatusLabels, { now: 'danger', ahead: 'neutral', past: 'muted' }),
    },
    { id: 'next', label: 'Próximo', hidden: true },
    { id: 'kind', label: 'Repete', choices: choicesOf(closureKindLabels), hidden: true },
    { id: 'reasonShown', label: 'Motivo à vista', choices: yesOrNo, hidden: true },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  detail: closureQuery,
  writes: { changes: ['closures'], row: closureRowSchema, forms: [endForm], actions: actionsOf },
  empty: {
    text: 'Manutenção, torneio da casa, feriado: feche o horário aqui, e ninguém reserva por cima.',
    action: <NewClosureLink />,
  },
}
