import type { ArenaCredit } from '@campo-livre/domain/credit/arena-credit.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { listPlays } from '../../../testing/list-plays.ts'
import { listStates } from '../../../testing/list-stories.ts'
import { CreditScreen } from './credit-screen.tsx'

const meta = {
  title: 'Screens/Credit',
  component: CreditScreen,
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/credito',
    persona: 'atleta@campolivre.test',
    ...credits(2),
  },
} satisfies Meta<typeof CreditScreen>
export default meta

type Story = StoryObj<typeof meta>

const words = { cards: 'Crédito', the: 'seu crédito' } as const
const plays = listPlays(words)
const list = listStates(words)

/** Answers with credit that the seed does not have. */
function credits(count: number, changes: Partial<ArenaCredit> = {}) {
  const data = Array.from({ length: count }, (_, at) => ({
    companyId: `arena-${at}`,
    companyName: 'Arena Beira-Mar',
    city: 'Fortaleza',
    leftCents: 8_000 - at,
    ...changes,
  }))
  return { msw: { handlers: [http.get('/api/me/credits', () => HttpResponse.json({ data }))] } }
}
const asTheSeed = { msw: { handlers: [] } }

export const Default: Story = list.shown
export const Loading: Story = { ...list.loading, parameters: asTheSeed }
export const Empty: Story = { parameters: credits(0), play: plays.says('Nenhum crédito agora') }
export const Failure: Story = { ...list.failure, parameters: asTheSeed }
export const Forbidden: Story = { ...list.forbidden, parameters: asTheSeed }
export const Offline: Story = { ...list.offline, parameters: asTheSeed }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: credits(2, {
    companyName: 'Centro Esportivo Paralelepípedos Superlativamente Inconstitucionais da Praia do Futuro',
    city: 'São José do Vale do Rio Preto',
  }),
  play: plays.shown,
}
export const HugeNumbers: Story = { parameters: credits(2, { leftCents: 123_456_789 }), play: plays.shown }
/** More arenas than a screen holds. */
export const AtALimit: Story = { parameters: credits(40), play: plays.shown }
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
