import { adminMovementsQuery } from '@campo-livre/api/admin/list-stock-movements.ts'
import {
  movementColumns as filterableColumns,
  type MovementRow,
} from '@campo-livre/domain/admin/admin-rows.ts'
import { stockKindLabels } from '@campo-livre/domain/stock/stock-words.ts'
import { choicesOf, yesOrNo } from '../../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'

/** The admin's list of stock movements (H12). */
export const adminMovements: Resource<MovementRow> = {
  noun: { one: 'movimento', many: 'movimentos', gender: 'm' },
  query: adminMovementsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf<MovementRow>(filterableColumns, [
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
}
