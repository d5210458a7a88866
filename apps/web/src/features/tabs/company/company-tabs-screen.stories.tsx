import type { TabRow } from '@campo-livre/domain/tabs/tab-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStories } from '../../../testing/list-stories.ts'
import { CompanyTabsScreen } from './company-tabs-screen.tsx'

const meta = {
  title: 'Screens/Company tabs',
  component: CompanyTabsScreen,
  parameters: { layout: 'fullscreen', path: '/company/tabs/list', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof CompanyTabsScreen>
export default meta

type Story = StoryObj<typeof meta>

const row: TabRow = {
  id: 'tab-1',
  code: 'CMD-7K2Q',
  companyId: 'company-1',
  companyName: 'Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  customerName: 'Rafael Moreira',
  bookingId: null,
  status: 'open',
  itemCount: 3,
  itemsCents: 4200,
  totalCents: 4200,
  paidCents: 0,
  dueCents: 4200,
  openedAt: '2026-11-20T23:30:00.000Z',
  closedAt: null,
}

const list = listStories({
  table: 'Comandas',
  the: 'as comandas',
  path: '/company/tabs/list',
  api: 'company/tabs',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhuma comanda ainda',
  row,
  longText: {
    customerName: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti Paralelepipedossuperlativamente',
  },
  hugeNumbers: { itemCount: 12_345, totalCents: 123_456_789, dueCents: 123_456_789 },
})

export const Default: Story = list.shown
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const NothingWithTheFilter: Story = list.filteredBy('customerName')
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
