import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { sampleTab } from '../../../testing/sample-tab.ts'
import { TabHistory } from './tab-history.tsx'
import { TabOrders } from './tab-orders.tsx'

const tab = sampleTab()
const done = { who: 'Marina Alves', undone: false }
const history = [
  { ...done, id: 'c3', at: '2026-11-20T01:10:00.000Z', text: 'Fechou a comanda' },
  { ...done, id: 'c2', at: '2026-11-20T00:40:00.000Z', text: 'Lançou 1 × Batata frita', undone: true },
  { ...done, id: 'c1', at: '2026-11-19T23:50:00.000Z', text: 'Abriu a comanda', who: null },
]

const meta = {
  title: 'Parts/Tabs/Orders',
  component: TabOrders,
  args: { id: 'tab-1' },
  parameters: {
    msw: {
      handlers: [
        http.get('/api/company/tabs/:id', () => HttpResponse.json({ data: tab })),
        http.get('/api/company/tabs/:id/history', () => HttpResponse.json({ data: history })),
      ],
    },
  },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof TabOrders>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'O que foi pedido' })).toBeVisible()
    await expect(await canvas.findByText('Fechou a comanda')).toBeVisible()
  },
}
export const History: Story = {
  render: () => <TabHistory id="tab-1" timeZone="America/Fortaleza" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lançou 1 × Batata frita')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/Abriu a comanda ?Pessoa removida/)
  },
}
export const Loading: Story = { globals: { responses: 'loading' }, parameters: { msw: { handlers: [] } } }
export const Failure: Story = {
  globals: { responses: 'failing' },
  parameters: { msw: { handlers: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar os itens')).toBeVisible()
  },
}
