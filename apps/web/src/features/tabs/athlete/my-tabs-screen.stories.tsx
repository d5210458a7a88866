import type { TabRow } from '@campo-livre/domain/tabs/tab.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { listOf } from '../../../testing/list-of.ts'
import { listPlays } from '../../../testing/list-plays.ts'
import { MyTabsScreen } from './my-tabs-screen.tsx'

const meta = {
  title: 'Screens/My tabs',
  component: MyTabsScreen,
  parameters: { layout: 'fullscreen', path: '/atleta/comandas', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof MyTabsScreen>
export default meta

type Story = StoryObj<typeof meta>

const play = listPlays({ table: 'Minhas Comandas', the: 'as comandas' })

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

export const Default: Story = { play: play.shown }
/** Its details next to the list, with a link to the tab. */
export const Details: Story = {
  parameters: { path: '/atleta/comandas?aberto=tab-arena-beira-mar-006' },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Ver o que foi pedido' })
    await expect(link).toHaveAttribute('href', '/atleta/comandas/tab-arena-beira-mar-006')
  },
}
export const Loading: Story = { globals: { responses: 'loading' }, play: play.loading }
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: play.says('Nenhuma comanda ainda'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: play.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: play.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: play.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf('tabs', {
    ...row,
    companyName: 'Associação Recreativa dos Moradores de Paralelepipedossuperlativamente',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: listOf(
    'tabs',
    { ...row, totalCents: 123_456_789, dueCents: 123_456_789 },
    { total: 1_234_567 },
  ),
  play: play.shown,
}
export const AtALimit: Story = {
  parameters: { ...listOf('tabs', row, { total: 41, page: 3 }), path: '/atleta/comandas?pagina=3' },
  play: play.lastPage,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play.shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: play.shown }
