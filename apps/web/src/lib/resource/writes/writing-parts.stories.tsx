import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { BulkButton } from './bulk-button.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { RevertButton } from '../details/revert-button.tsx'
import { entry } from '../testing/sample-history.ts'
import RunDrawer from './run-drawer.tsx'
import { RunButton } from './run-button.tsx'
import { NewButton } from './new-button.tsx'
import { readListSearch } from '../read-list-search.ts'
import { ResourceFormDrawer } from './resource-form-drawer.tsx'
import { RowActions } from '../details/row-actions.tsx'
import { RowState } from '../details/row-state.tsx'
import { mark, emptySelection } from '../table/selection.ts'
import { type Sample, sample } from '../testing/sample-resource.ts'
import { samples, sampleResource } from '../testing/sample-rows.ts'
import { sampleWrites } from '../testing/sample-writes.ts'
import { WriteDrawer } from './write-drawer.tsx'

const resource = sampleResource()
const rows = samples.slice(0, 3)
const lines = rows.map(({ id, name }) => ({ id, name, before: 'R$ 8,00', after: 'R$ 8,50' }))

const meta = {
  title: 'Parts/Lists/Writing',
  component: RowActions<Sample>,
  subcomponents: { BulkButton, BulkPreview, NewButton, ResourceFormDrawer, RowState, WriteDrawer },
  parameters: { at: '/' },
  args: { resource, writes: sampleWrites, row: sample() },
  decorators: [inRoute({ under: '_public', path: '/', validateSearch: readListSearch })],
} satisfies Meta<typeof RowActions<Sample>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Arquivar' }))
    await expect(await canvas.findByRole('button', { name: 'Manter produto' })).toHaveFocus()
  },
}
export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tirar de venda' }))
    await waitFor(() => expect(canvas.getByText(/^Não deu para mudar o produto/)).toBeVisible())
  },
}
export const New: Story = { render: () => <NewButton noun={resource.noun} /> }
export const NewForm: Story = {
  parameters: { at: '/?editar=novo' },
  render: () => <WriteDrawer resource={resource} writes={sampleWrites} rows={rows} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Novo produto' })).toBeVisible())
  },
}
export const Edited: Story = {
  parameters: { at: `/?editar=${rows[0]?.id ?? ''}` },
  render: () => <WriteDrawer resource={resource} writes={sampleWrites} rows={rows} />,
  play: async () => {
    await expect(await screen.findByLabelText('Nome')).toHaveValue(rows[0]?.name)
  },
}
export const Gone: Story = {
  parameters: { at: '/?editar=nada' },
  render: () => <WriteDrawer resource={resource} writes={sampleWrites} rows={rows} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Não está aqui' })).toBeVisible())
  },
}
/** Some rows change, with a note each, and some are left out. */
export const SomeLeftOut: Story = {
  render: () => (
    <BulkPreview
      summary="Os preços mudam em 2 de 3 produtos, a partir de ter, 01/12."
      lines={lines.map((line, index) =>
        index === 1
          ? { ...line, reason: 'Passaria de R$ 10.000.' }
          : { ...line, after: 'R$ 8,50 a R$ 1.234,50', note: 'preço base e 4 faixas' },
      )}
    />
  ),
  globals: { viewport: { value: 'small' } },
}
export const Bulk: Story = {
  render: () => (
    <BulkButton
      resource={resource}
      writes={sampleWrites}
      action={sampleWrites.bulk[0]}
      params={{ page: 1, perPage: 20, filters: [] }}
      selection={mark(emptySelection, rows, ({ id }) => id, true)}
      count={3}
      onDone={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mudar nomes' }))
    await userEvent.type(await screen.findByLabelText('Fim do nome'), 'gelada')
    await waitFor(() => expect(screen.getByText(`${rows[0]?.name ?? ''} gelada`)).toBeVisible())
  },
}
export const Preview: Story = { render: () => <BulkPreview lines={lines} /> }
export const PreviewOfNothing: Story = { render: () => <BulkPreview lines={[]} /> }
export const PreviewOfMany: Story = {
  render: () => (
    <BulkPreview
      lines={Array.from(
        { length: 1234 },
        (_, id) => ({ ...lines[0], id: String(id) }) as (typeof lines)[number],
      )}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('E mais 1.184.')).toBeVisible())
  },
}
export const RowMissing: Story = {
  render: () => (
    <RowState noun={resource.noun} row={undefined} query={null}>
      {() => null}
    </RowState>
  ),
}

const run = {
  resource,
  writes: sampleWrites,
  action: {
    label: 'Arquivar',
    consequence: 'Somem da lista. Dá para trazer de volta.',
    part: 2,
    send: async (part: readonly Sample[]) =>
      part.map(({ id, name }, index) => ({
        id,
        name,
        done: index === 0,
        message: index === 0 ? null : 'Alguém mudou isso enquanto você olhava.',
      })),
  },
  params: { page: 1, perPage: 20, filters: [] },
  selection: mark(emptySelection, rows, ({ id }) => id, true),
  count: 3,
  onDone: () => undefined,
}

export const Run: Story = { render: () => <RunButton {...run} /> }
/** A run through three rows, one of which was left as it was. */
export const RunOver: Story = {
  render: () => (
    <RunDrawer {...(run as unknown as Parameters<typeof RunDrawer>[0])} opened onClose={() => undefined} />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Arquivar: 3' }))
    await waitFor(() => expect(screen.getByText('Pronto: 2 de 3.')).toBeVisible())
  },
}
export const Revert: Story = {
  render: () => (
    <RevertButton
      resource={{ ...resource, revert: async () => null }}
      entry={entry('1')}
      field="name"
      label="Nome"
    />
  ),
}
