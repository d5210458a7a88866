import { readCell } from '@campo-livre/domain/lists/cells.ts'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import type { ReactNode } from 'react'
import { cellText, zoneOf } from './cell-text.ts'
import type { Column, Resource } from '../resource.ts'

type Props<Row> = { resource: Pick<Resource<Row>, 'zoneOf'>; column: Column<Row>; row: Row }

/** The cell of a row: a text, a number, a badge; a dash for an unknown value. */
export function Cell<Row extends object>({ resource, column, row }: Props<Row>): ReactNode {
  if (column.cell) return column.cell(row)
  const text = cellText(column, row, zoneOf(resource, row))
  if (text === null || text === '') return <span title="Não informado">–</span>
  const value = column.text ? null : readCell(row, column.id)
  if (column.type === 'money' && value !== null) return <SignedAmount cents={Number(value)} />
  const tone = column.choices?.find((choice) => choice.value === value)?.tone
  return tone === undefined ? text : <Badge tone={tone}>{text}</Badge>
}
