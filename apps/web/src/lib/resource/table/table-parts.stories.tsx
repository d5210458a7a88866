import '@campo-livre/ui/styles/form.css'
import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { Cell } from './cell.tsx'
import { ColumnsButton } from './columns-button.tsx'
import { ConditionFields } from '../filters/condition-fields.tsx'
import { DetailsDrawer } from '../details/details-drawer.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import { FilterDrawer } from '../filters/filter-drawer.tsx'
import { FilterForm } from '../filters/filter-form.tsx'
import { HeadCell } from './head-cell.tsx'
import { ListEmpty } from '../list-empty.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { ListTools } from '../list-tools.tsx'
import { MarkBox } from './mark-box.tsx'
import { PageSizeSelect } from './page-size.tsx'
import { RowMark } from './row-mark.tsx'
import { readListSearch } from '../read-list-search.ts'
import { fullSelection, emptySelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { sample, sampleColumns } from '../testing/sample-resource.ts'
import { samples, sampleResource } from '../testing/sample-rows.ts'
import { ResourceTable } from './resource-table.tsx'
import { ValueField } from '../filters/value-field.tsx'

const resource = sampleResource()
const [name, price] = sampleColumns
const params = { page: 1, perPage: 20, sort: 'name', filters: [] }

const meta = {
  title: 'Parts/Lists/Table parts',
  parameters: { at: '/' },
  decorators: [
    (Story) => (
      <div
        style={{
          container: 'list / inline-size',
          display: 'grid',
          gap: 'var(--cl-space-4)',
          maxWidth: '62rem',
        }}
      >
        {Story()}
      </div>
    ),
    inRoute({ under: '_public', path: '/', validateSearch: readListSearch }),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Filter: Story = {
  render: function Form() {
    const [draft, onChange] = useState<ColumnFilter>({
      column: 'priceCents',
      operator: 'or',
      conditions: [{ mode: 'gt', value: '1050' }],
    })
    return (
      <FilterForm column={price} draft={draft} onChange={onChange} onApply={() => {}} onClear={() => {}} />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais uma condição' }))
    await expect(canvas.getByRole('radio', { name: 'ou' })).toBeChecked()
    await expect(canvas.getAllByLabelText('Como comparar')[1]).toHaveFocus()
  },
}
/** A value of each column type. */
export const Values: Story = {
  render: () => (
    <>
      {sampleColumns.map((column) => (
        <ValueField key={column.id} column={column} value="" onChange={() => {}} />
      ))}
      <ConditionFields
        column={name}
        number={2}
        condition={{ mode: 'notContains', value: 'coco' }}
        onChange={() => {}}
        onRemove={() => {}}
      />
    </>
  ),
}
export const AboveTheTable: Story = {
  parameters: { at: '/?filtro.name=contem.a&filtro.priceCents=maior-que.5' },
  render: () => (
    <>
      <ListTools resource={resource} filters={2} more onMore={() => undefined}>
        <ExportButton
          resource={resource}
          params={params}
          columns={resource.columns}
          selection={fullSelection}
        />
      </ListTools>
      <FilterChips resource={resource} />
      <SelectionBar
        noun={resource.noun}
        filtered
        total={10_300}
        selection={fullSelection}
        onSelect={() => {}}
      >
        <ColumnsButton resource={resource} />
      </SelectionBar>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10.300 produtos com esses filtros, 10.300 marcados')).toBeVisible()
  },
}
export const Rows: Story = {
  render: () => (
    <>
      <ResourceTable
        picking
        resource={resource}
        title="Produtos"
        columns={resource.columns}
        rows={samples}
        params={params}
        busy
        selection={emptySelection}
        onSelect={() => {}}
      />
      <PageSizeSelect />
    </>
  ),
}
/** A head that is sorted and filtered, a partly checked box, a cell of each type. */
export const Cells: Story = {
  render: () => (
    <table>
      <tbody>
        <tr>
          <HeadCell column={price} sortable filtered order="-priceCents" />
          <td>
            <MarkBox label="Marcar" checked={false} some onChange={() => {}} />
          </td>
          <td>
            <RowMark resource={resource} row={sample()} selection={emptySelection} onSelect={() => {}} />
          </td>
          {sampleColumns.map((column) => (
            <td key={column.id}>
              <Cell resource={resource} column={column} row={sample({ stock: null })} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  ),
}
export const Waiting: Story = { render: () => <ListSkeleton label="Buscando os produtos" /> }
export const NothingYet: Story = {
  render: () => <ListEmpty resource={resource} filtered={false} beyond={false} />,
}
export const OneOfThem: Story = {
  parameters: { at: '/?aberto=row-1' },
  render: () => (
    <>
      <DetailsDrawer resource={resource} rows={samples} />
      <FilterDrawer resource={resource} />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Bola de futsal' })).toBeInTheDocument()
  },
}
