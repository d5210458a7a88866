import { tableLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import type { Resource } from '../resource.ts'
import { cellText, zoneOf } from './cell-text.ts'
import { MarkBox } from './mark-box.tsx'
import { isMarked, mark, type Selection } from './selection.ts'

type Props<Row> = {
  resource: Pick<Resource<Row>, 'idOf' | 'zoneOf' | 'columns'>
  row: Row
  selection: Selection<Row>
  onSelect: (selection: Selection<Row>) => void
}

/** The box that marks a row, named by the row's first column. */
export function RowMark<Row extends object>({ resource, row, selection, onSelect }: Props<Row>) {
  const id = resource.idOf(row)
  const name = cellText(resource.columns[0], row, zoneOf(resource, row)) ?? id
  return (
    <MarkBox
      label={`${tableLabels.selectRow} ${name}`}
      checked={isMarked(selection, id)}
      onChange={(checked) => onSelect(mark(selection, [row], resource.idOf, checked))}
    />
  )
}
