import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { sampleTab } from '../../../testing/sample-tab.ts'
import { TabOrders } from './tab-orders.tsx'

const tab = sampleTab()

const meta = {
  title: 'Parts/Tabs/Orders',
  component: TabOrders,
  args: { id: 'tab-1' },
  parameters: {
    msw: { handlers: [http.get('/api/company/tabs/:id', () => HttpResponse.json({ data: tab }))] },
  },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof TabOrders>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'O que foi pedido' })).toBeVisible()
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
