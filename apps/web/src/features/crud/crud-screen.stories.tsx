import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import type { BookingRow } from '@campo-livre/domain/bookings/list/booking-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { listOf } from '../../testing/list-of.ts'
import { listPlays } from '../../testing/list-plays.ts'
import { listStates } from '../../testing/list-stories.ts'

const meta = {
  title: 'Screens/Data management',
  parameters: { layout: 'fullscreen', path: '/pages/crud?lista=usuarios', persona: 'admin@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const words = { table: 'Pessoas', the: 'as pessoas' }
const people = listPlays(words)
const list = listStates(words)
const bookings = listPlays({ table: 'Reservas', the: 'as reservas' })

const api = 'admin/bookings'
const row: Stamped<BookingRow> = {
  stamp: 'first',
  id: 'booking-1',
  code: 'RSV-7K2Q',
  customerName: 'Rafael Moreira',
  companyName: 'Arena Beira-Mar',
  fieldName: 'Campo Norte',
  timeZone: 'America/Fortaleza',
  start: '2026-11-21T23:00:00.000Z',
  end: '2026-11-22T01:00:00.000Z',
  priceCents: 24_000,
  source: 'site',
  status: 'confirmed',
  paymentMethod: 'pix',
  paymentStatus: 'paid',
  createdAt: '2026-11-20T13:00:00.000Z',
}

export const Default: Story = {
  parameters: { path: '/pages/crud' },
  play: people.says('2 contatos esperam resposta.'),
}
/** Nothing waits for the admin. */
export const AllDone: Story = {
  parameters: {
    path: '/pages/crud',
    msw: {
      handlers: [
        http.get('/api/admin/waiting', () =>
          HttpResponse.json({ data: { arenas: 0, contacts: 0, mails: 0, tills: 0, reviews: 0 } }),
        ),
      ],
    },
  },
  play: people.says('Tudo em dia: nada espera você agora.'),
}
export const HomeOnAPhone: Story = { ...Default, globals: { viewport: { value: 'small' } } }
export const HomeFailing: Story = {
  parameters: { path: '/pages/crud' },
  globals: { responses: 'failing' },
  play: people.says('Não deu para buscar o que espera você'),
}
export const People: Story = list.shown
export const Loading: Story = list.loading
export const Empty: Story = {
  parameters: { path: '/pages/crud?lista=rachas' },
  globals: { responses: 'empty' },
  play: people.says('Nenhum racha ainda'),
}
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: {
    path: '/pages/crud?lista=reservas',
    ...listOf(api, {
      ...row,
      customerName: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo',
      companyName: 'Associação Recreativa dos Moradores de Paralelepipedossuperlativamente',
    }),
  },
  play: bookings.shown,
}
export const HugeNumbers: Story = {
  parameters: {
    path: '/pages/crud?lista=reservas',
    ...listOf(api, { ...row, priceCents: 123_456_789 }, { total: 1_234_567 }),
  },
  play: bookings.shown,
}
/** The last page of ten thousand bookings. */
export const AtALimit: Story = {
  parameters: {
    path: '/pages/crud?lista=reservas&pagina=515',
    ...listOf(api, row, { total: 10_281, page: 515 }),
  },
  play: bookings.lastPage,
}
export const EveryColumn: Story = {
  parameters: {
    path: '/pages/crud?lista=reservas&colunas=start.customerName.fieldName.companyName.priceCents.status.source.paymentMethod.paymentStatus.createdAt',
    ...listOf(api, row),
  },
  play: bookings.shown,
}
export const Phone: Story = list.phone
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play: people.shown }
export const Zoomed: Story = list.zoomed
