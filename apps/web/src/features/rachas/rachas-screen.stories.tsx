import type { MyRachaRow } from '@campo-livre/domain/rachas/racha.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { listStories } from '../../testing/list-stories.ts'
import { MyRachaCard } from './my-racha-card.tsx'
import { RachasScreen } from './rachas-screen.tsx'

const meta = {
  title: 'Screens/My rachas',
  component: RachasScreen,
  parameters: { layout: 'fullscreen', path: '/atleta/rachas', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof RachasScreen>
export default meta

type Story = StoryObj<typeof meta>

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
  myOfferUntil: null,
}

const list = listStories({
  cards: 'Meu Racha',
  the: 'os rachas',
  path: '/atleta/rachas',
  api: 'rachas',
  nobody: 'nova@campolivre.test',
  none: 'Nenhum racha ainda',
  row,
  longText: {
    place: 'Quadra poliesportiva coberta Professora Maria Aparecida de Paralelepipedossuperlativamente',
  },
  hugeNumbers: { confirmed: 1234, maxPlayers: 12_345 },
  atALimit: { status: 'full', confirmed: 14, freePlaces: 0 },
})

export const Default: Story = list.shown
export const Card: Story = { render: () => <MyRachaCard racha={row} /> }
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
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
/** The last page, and no free place. */
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
