import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { ListScreen } from './list-screen.tsx'
import type { Sample } from './testing/sample-resource.ts'
import { samples, sampleResource } from './testing/sample-rows.ts'
import { readListSearch } from './read-list-search.ts'
import { showTools } from '../../testing/show-tools.ts'
import { CardScreen } from './card-screen.tsx'

const longName = 'Bola oficial de futebol society com costura reforçada e Paralelepipedossuperlativamente'

const meta = {
  title: 'Parts/Lists/Table',
  component: ListScreen<Sample>,
  args: { resource: sampleResource(), title: 'Produtos', lead: 'O que você vende no bar.' },
  parameters: { layout: 'fullscreen', at: '/' },
  decorators: [
    (Story) => <div style={{ padding: 'var(--cl-gutter)' }}>{Story()}</div>,
    inRoute({ under: '_public', path: '/', validateSearch: readListSearch }),
  ],
} satisfies Meta<typeof ListScreen<Sample>>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Produtos' })).toBeVisible()
}

export const Default: Story = { play }
export const Filtered: Story = {
  parameters: {
    at: '/?filtro.priceCents=maior-que.5_e_menor-que.50&filtro.name=contem.bola_ou_comeca-com.re&ordem=-priceCents',
  },
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('Nome: contém "bola" ou começa com "re"')).toBeVisible()
  },
}
export const Filtering: Story = {
  parameters: { at: '/?filtro.priceCents=maior-que.5_ou_igual-a.4.50&filtrar=priceCents' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filtrar' })).toHaveTextContent(
      'Mais uma condição',
    )
    await waitFor(() => expect(screen.getAllByLabelText('Valor')[0]).toHaveValue('R$ 5,00'))
  },
}
export const FilteringByDay: Story = {
  parameters: { at: '/?filtrar=dueDay' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filtrar' })).toHaveTextContent('Coluna')
  },
}
export const Marked: Story = {
  args: { resource: sampleResource(samples, 10_300) },
  play: async (context) => {
    await play(context)
    await showTools(context)
    const all = context.canvas.getByRole('checkbox', { name: 'Marcar a página toda' })
    await userEvent.click(all)
    await expect(context.canvas.getByText('10.300 produtos, 6 marcados')).toBeVisible()
  },
}
export const ChoosingColumns: Story = {
  play: async (context) => {
    await play(context)
    await showTools(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Colunas' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Criado em' })).toBeVisible())
  },
}
export const Details: Story = {
  parameters: { at: '/?aberto=row-3' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Pastel de feira' })).toHaveTextContent(
      'Criado em',
    )
  },
}
export const DetailsMissing: Story = {
  parameters: { at: '/?aberto=nobody' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Não está aqui' })).toBeInTheDocument()
  },
}
export const NothingYet: Story = {
  args: { resource: sampleResource([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum produto ainda')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Baixar planilha' })).toBeNull()
  },
}
export const NothingFits: Story = {
  ...NothingYet,
  parameters: { at: '/?filtro.name=contem.x' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada com esses filtros')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Limpar filtros' })).toBeVisible()
  },
}
export const BeyondTheLastPage: Story = {
  args: { resource: sampleResource([], 41) },
  parameters: { at: '/?pagina=9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Essa página não tem produtos')).toBeVisible()
  },
}
export const AllColumns: Story = {
  args: { resource: sampleResource(samples.map((row) => ({ ...row, name: longName }))) },
  parameters: { at: '/?colunas=priceCents.stock.dueDay.status.createdAt' },
  play,
}
export const LongText: Story = { globals: { text: 'long' }, play }
export const HugeNumbers: Story = {
  args: {
    resource: sampleResource(
      samples.map((row) => ({ ...row, priceCents: 123_456_789_000, stock: 1_234_567_890 })),
      1_234_567,
    ),
  },
  parameters: { at: '/?pagina=51234' },
  play,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { ...Filtered, globals: { viewport: { value: 'small' } } }
/** The same rows for people on a phone: cards, and no tools. */
export const Cards: Story = {
  render: ({ resource, title }) => (
    <CardScreen resource={resource} title={title} card={({ name }) => <p>{name}</p>} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Produtos' })).toBeVisible()
  },
}
