import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Page } from '@campo-livre/api/client/parse.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { QueryKey } from '@tanstack/react-query'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { HistoryDisclosure } from './history-disclosure.tsx'
import { HistoryItem } from './history-item.tsx'
import { HistoryList } from './history-list.tsx'
import { HistoryPages } from './history-pages.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'

type Told = { id: string; who: string | null; text: string }

const PER_PAGE = 2
const told: readonly Told[] = [
  { id: '3', who: 'Marina Alves', text: 'Fechou a comanda' },
  { id: '2', who: null, text: 'Lançou 1 × Batata frita' },
  { id: '1', who: 'Marina Alves', text: 'Abriu a comanda' },
]
const words = {
  what: 'o histórico',
  recent: 'Mais recentes',
  older: 'Mais antigas',
  more: 'Ver mais antigas',
  empty: 'Nada aconteceu ainda.',
}
const pagesOf =
  (entries: readonly Told[], read = async (page: Page<Told>) => page) =>
  (page: number) => ({
    queryKey: ['tabs', 'history', entries, page] as QueryKey,
    queryFn: () =>
      read({
        items: entries.slice((page - 1) * PER_PAGE, page * PER_PAGE),
        meta: { page, perPage: PER_PAGE, total: entries.length },
      }),
  })
const item = ({ id, who, text }: Told) => (
  <HistoryItem key={id} at="2026-11-20T13:05:00.000Z" who={who} timeZone="America/Fortaleza">
    <p>{text}</p>
  </HistoryItem>
)

const meta = {
  title: 'Parts/History',
  component: HistoryPages<Told>,
  subcomponents: { HistoryDisclosure, HistoryItem, HistoryList, HistorySkeleton },
  parameters: { at: '/' },
  args: { query: pagesOf(told), words, children: item },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof HistoryPages<Told>>
export default meta

type Story = StoryObj<typeof meta>

/** Somebody whose account is gone is named in one way. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [, gone] = await canvas.findAllByRole('listitem')
    await expect(gone).toHaveTextContent(/Batata frita ?Pessoa removida/)
  },
}
/** An older page takes the focus of its button. */
export const Older: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.more }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(told.length))
    await expect(canvas.getByRole('group', { name: words.older })).toHaveFocus()
  },
}
export const Empty: Story = {
  args: { query: pagesOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.empty)).toBeVisible()
  },
}
export const Loading: Story = {
  args: { query: pagesOf([], () => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o histórico' })).toBeVisible()
  },
}
export const Failure: Story = {
  args: { query: pagesOf([], () => Promise.reject(new ApiError({ kind: 'refused', status: 403 }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar o histórico')).toBeVisible()
  },
}
export const Closed: Story = {
  render: (args) => (
    <HistoryDisclosure name="tab-1" label="Histórico">
      <HistoryPages {...args} />
    </HistoryDisclosure>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Histórico', expanded: false }))
    await expect((await canvas.findAllByRole('listitem'))[0]).toHaveTextContent('Fechou a comanda')
  },
}
