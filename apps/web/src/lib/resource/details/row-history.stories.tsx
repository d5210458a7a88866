import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { ChangeItem } from './change-item.tsx'
import { readListSearch } from '../read-list-search.ts'
import { RowHistory } from './row-history.tsx'
import { entry, sampleEntries, sampleHistory } from '../testing/sample-history.ts'
import { type Sample, sample } from '../testing/sample-resource.ts'
import { sampleResource } from '../testing/sample-rows.ts'
import { sampleWrites } from '../testing/sample-writes.ts'

const resource = { ...sampleResource(), writes: sampleWrites }
const of = (...[entries, read]: Parameters<typeof sampleHistory>) => ({
  resource: { ...resource, history: sampleHistory(entries, read) },
})
const open: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Histórico' }))
}
const many = Array.from({ length: 25 }, (_, index) =>
  entry(String(index), {
    who: 'Rafaela Monteiro',
    changes: [{ field: 'priceCents', from: index * 100, to: (index + 1) * 100 }],
  }),
)

const meta = {
  title: 'Parts/Lists/History',
  component: RowHistory<Sample>,
  subcomponents: { ChangeItem },
  parameters: { at: '/' },
  args: { ...of(sampleEntries), row: sample() },
  decorators: [inRoute({ under: '_public', path: '/', validateSearch: readListSearch })],
} satisfies Meta<typeof RowHistory<Sample>>
export default meta

type Story = StoryObj<typeof meta>

/** Closed: nothing is read yet. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Histórico' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Default: Story = {
  play: async (context) => {
    await open(context)
    const items = await context.canvas.findAllByRole('listitem')
    const told = [
      'Preço de R$ 8,50 →para R$ 9,00',
      'Vencimento de – →para 01/12/2026',
      'Nome mudou',
      'Produto criado',
    ]
    await expect(items).toHaveLength(told.length)
    for (const [index, text] of told.entries()) await expect(items[index]).toHaveTextContent(text)
    await expect(items[1]).toHaveTextContent('Pessoa removida')
  },
}
/** A field that is gone, or that this role does not see, is told without its values. */
export const OtherFields: Story = {
  args: of([
    entry('1', {
      changes: [
        { field: 'supplier', from: 'sup-1', to: 'sup-2' },
        { field: 'name', from: true, to: false },
      ],
    }),
  ]),
  play: async (context) => {
    await open(context)
    const item = await context.canvas.findByRole('listitem')
    await expect(item).toHaveTextContent(/^Outro dado mudou ?Nome de Sim →para Não/)
  },
}
export const Loading: Story = { args: of([], () => new Promise(() => undefined)), play: open }
export const Empty: Story = {
  args: of([]),
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.canvas.getByText('Nada mudou por aqui ainda.')).toBeVisible())
  },
}
export const Failure: Story = {
  args: of([], () => Promise.reject(new ApiError({ kind: 'refused', status: 403 }))),
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.canvas.getByText('Não deu para buscar o histórico')).toBeVisible())
  },
}
/** More than a page: older changes follow, and take the focus. */
export const Long: Story = {
  args: of(many),
  play: async (context) => {
    const { canvas } = context
    await open(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver mudanças mais antigas' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(20))
    await expect(canvas.getByRole('group', { name: 'Mudanças mais antigas' })).toHaveFocus()
  },
}
export const LongText: Story = {
  args: of([
    entry('1', {
      who: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos e Paralelepipedossuperlativamente',
      changes: [
        {
          field: 'name',
          from: 'Bola oficial de futebol society com costura reforçada',
          to: `${'Paralelepipedossuperlativamente'.repeat(3)} de futebol`,
        },
      ],
    }),
  ]),
  globals: { viewport: { value: 'small' } },
  play: open,
}
