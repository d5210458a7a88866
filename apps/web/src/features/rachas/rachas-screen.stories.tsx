import type { MyRachaRow } from '@campo-livre/domain/rachas/racha.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { listOf } from '../../testing/list-of.ts'
import { listPlays } from '../../testing/list-plays.ts'
import { RachasScreen } from './rachas-screen.tsx'

const meta = {
  title: 'Screens/My rachas',
  component: RachasScreen,
  parameters: { layout: 'fullscreen', path: '/atleta/rachas', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof RachasScreen>
export default meta

type Story = StoryObj<typeof meta>

const play = listPlays({ table: 'Meu Racha', the: 'os rachas' })

const row: MyRachaRow = {
  id: 'racha-1',
  code: 'RCH-7K2Q',
  organizerId: 'athlete-1',
  organizerName: 'Rafael Monteiro',
  sport: 'society',
  bookingId: null,
  place: 'Campo 1 – Gramado Norte, Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  start: '2026-11-22T23:00:00.000Z',
  end: '2026-11-23T01:00:00.000Z',
  maxPlayers: 14,
  pricePerHeadCents: 3000,
  weekly: true,
  visibility: 'link',
  createdAt: '2026-11-16T12:00:00.000Z',
  status: 'open',
  confirmed: 11,
  freePlaces: 3,
  waiting: 0,
  mine: true,
  myStatus: 'confirmed',
}

export const Default: Story = { play: play.shown }
/** The participants, and the organizer's booking. */
export const Details: Story = {
  parameters: { path: '/atleta/rachas?aberto=rch-atleta-01' },
  play: async () => {
    const me = await screen.findByText('Rafael Monteiro (você)')
    await waitFor(() => expect(me).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Ver a reserva' })).toBeVisible()
  },
}
export const Missing: Story = {
  parameters: { path: '/atleta/rachas?aberto=nada' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Não está aqui' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Loading: Story = { globals: { responses: 'loading' }, play: play.loading }
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: play.says('Nenhum racha ainda'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: play.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: play.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: play.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf('rachas', {
    ...row,
    place: 'Quadra poliesportiva coberta Professora Maria Aparecida de Paralelepipedossuperlativamente',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: listOf('rachas', { ...row, confirmed: 1234, maxPlayers: 12_345 }, { total: 1_234_567 }),
  play: play.shown,
}
/** The last page, and no free place. */
export const AtALimit: Story = {
  parameters: {
    ...listOf('rachas', { ...row, status: 'full', confirmed: 14, freePlaces: 0 }, { total: 41, page: 3 }),
    path: '/atleta/rachas?pagina=3',
  },
  play: play.lastPage,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play.shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: play.shown }
