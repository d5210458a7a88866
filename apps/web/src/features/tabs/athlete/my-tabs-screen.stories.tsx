import type { TabRow } from '@campo-livre/domain/tabs/tab-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { listStories } from '../../../testing/list-stories.ts'
import { MyTabCard } from './my-tab-card.tsx'
import { MyTabsScreen } from './my-tabs-screen.tsx'

const meta = {
  title: 'Screens/My tabs',
  component: MyTabsScreen,
  args: { parts: { MyBills: () => null } },
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
  cards: 'Minhas Comandas',
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
export const Card: Story = { render: () => <MyTabCard tab={row} /> }
/** The whole card leads to the tab. */
export const Cards: Story = {
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Arena Beira-Mar' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/atleta\/comandas\/tab-/))
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
