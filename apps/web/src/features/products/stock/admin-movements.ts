import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../../shared/admin/admin-resource.tsx'
import { movementRowSchema } from '@campo-livre/domain/stock/stock-movement.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { adminMovementsQuery } from '@campo-livre/api/admin/list-stock-movements.ts'
import { movementColumns as filterableColumns } from '@campo-livre/domain/stock/stock-movement.ts'
import { type MovementRow } from '@campo-livre/domain/stock/stock-movement.ts'
import { stockKindLabels } from '@campo-livre/domain/stock/stock-words.ts'
import { choicesOf, yesOrNo } from '../../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'

/** The admin's list of stock movements (H12). */
export const adminMovements: Resource<Stamped<MovementRow>> = adminResource<Stamped<MovementRow>>({
  resource: 'stock-movements',
  schema: movementRowSchema,
  noun: { one: 'movimento', many: 'movimentos', gender: 'm' },
  query: adminMovementsQuery,
  columns: columnsOf<Stamped<MovementRow>>(filterableColumns, [
    { id: 'productName', label: 'Produto' },
    { id: 'kind', label: 'Tipo', choices: choicesOf(stockKindLabels) },
    { id: 'quantity', label: 'Quantidade' },
    { id: 'stockAfter', label: 'Ficou com' },
    { id: 'valueCents', label: 'Valor', hidden: true },
    { id: 'companyName', label: 'Empresa' },
    { id: 'who', label: 'Quem', hidden: true },
    { id: 'tabCode', label: 'Comanda', hidden: true },
    { id: 'reason', label: 'Motivo', wide: true, hidden: true },
    { id: 'reversed', label: 'Corrigido', choices: yesOrNo, hidden: true },
    { id: 'at', label: 'Quando' },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'As compras, as vendas e as perdas de todos os estoques aparecem aqui.' },
  changes: ['products', 'expenses'],
  actions: ({ reversible }) =>
    reversible
      ? [
          {
            label: 'Corrigir',
            action: 'reverse',
            done: 'Movimento corrigido',
            question: {
              title: 'Corrigir esse movimento?',
              consequence: 'Entra outro movimento, ao contrário; este fica no histórico.',
              reason: { label: 'Motivo', schema: reasonText('Conte o motivo.') },
              keep: 'Manter movimento',
              act: 'Corrigir movimento',
            },
          },
        ]
      : [],
})
