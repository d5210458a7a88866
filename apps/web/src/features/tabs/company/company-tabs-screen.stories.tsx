import type { TabRow } from '@campo-livre/domain/tabs/tab.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf } from '../../../testing/list-of.ts'
import { listPlays } from '../../../testing/list-plays.ts'
import { CompanyTabsScreen } from './company-tabs-screen.tsx'

const meta = {
  title: 'Screens/Company tabs',
  component: CompanyTabsScreen,
  parameters: { layout: 'fullscreen', path: '/company/tabs/list', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof CompanyTabsScreen>
export default meta

type Story = StoryObj<typeof meta>

const play = listPlays({ table: 'Comandas', the: 'as comandas' })

const api = 'company/tabs'
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

export const Default: Story = { play: play.shown }
export const Loading: Story = { globals: { responses: 'loading' }, play: play.loading }
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: play.says('Nenhuma comanda ainda'),
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/tabs/list?filtro.customerName=contem.nada+disso' },
  play: play.says('Nada com esses filtros'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: play.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: play.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: play.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf(api, {
    ...row,
    customerName: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti Paralelepipedossuperlativamente',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: listOf(
    api,
    { ...row, itemCount: 12_345, totalCents: 123_456_789, dueCents: 123_456_789 },
    { total: 1_234_567 },
  ),
  play: play.shown,
}
export const AtALimit: Story = {
  parameters: { ...listOf(api, row, { total: 41, page: 3 }), path: '/company/tabs/list?pagina=3' },
  play: play.lastPage,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play.shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: play.shown }
