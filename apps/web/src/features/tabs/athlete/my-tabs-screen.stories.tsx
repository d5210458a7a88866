import type { TabRow } from '@campo-livre/domain/tabs/tab.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { listStories } from '../../../testing/list-stories.ts'
import { MyTabsScreen } from './my-tabs-screen.tsx'

const meta = {
  title: 'Screens/My tabs',
  component: MyTabsScreen,
  parameters: { layout: 'fullscreen', path: '/atleta/comandas', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof MyTabsScreen>
export default meta

type Story = StoryObj<typeof meta>

const row: TabRow = {
  id: 'tab-1',
  code: 'CMD-7K2Q',
  companyId: 'company-1',
  companyName: 'Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  customerName: 'Rafael Monteiro',
  bookingId: null,
  status: 'closed',
  itemCount: 4,
  itemsCents: 5900,
  totalCents: 5900,
  paidCents: 2000,
  dueCents: 3900,
  openedAt: '2026-11-20T01:00:00.000Z',
  closedAt: '2026-11-20T02:30:00.000Z',
}

const list = listStories({
  table: 'Minhas Comandas',
  the: 'as comandas',
  path: '/atleta/comandas',
  api: 'tabs',
  nobody: 'nova@campolivre.test',
  none: 'Nenhuma comanda ainda',
  row,
  longText: { companyName: 'Associação Recreativa dos Moradores de Paralelepipedossuperlativamente' },
  hugeNumbers: { totalCents: 123_456_789, dueCents: 123_456_789 },
})

export const Default: Story = list.shown
/** Its details next to the list, with a link to the tab. */
export const Details: Story = {
  parameters: { path: '/atleta/comandas?aberto=tab-arena-beira-mar-006' },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Ver o que foi pedido' })
    await expect(link).toHaveAttribute('href', '/atleta/comandas/tab-arena-beira-mar-006')
  },
}
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
