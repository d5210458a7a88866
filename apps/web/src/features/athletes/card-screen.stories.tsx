import type { SeenCard } from '@campo-livre/domain/athletes/card.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { longCard, sampleCard } from '../../testing/sample-card.ts'
import { CardScreen } from './card-screen.tsx'

const meta = {
  title: 'Screens/Card of an athlete',
  component: CardScreen,
  parameters: { layout: 'fullscreen', path: '/atletas/rafa7k2q9mxt' },
} satisfies Meta<typeof CardScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
const play = says('Rafa Monteiro')
/** Answers with a card that the seed does not have. */
const answer = (data: SeenCard) => ({
  msw: { handlers: [http.get('/api/athletes/:handle', () => HttpResponse.json({ data }))] },
})
const figures = { games: 123_456, matches: 999_999, wins: 654_321, goals: 1_234_567, assists: 765_432 }

export const Default: Story = { play }
/** Everything is open, with a rating. */
export const Whole: Story = { parameters: answer(sampleCard()), play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo o cartão' })).toBeVisible()
  },
}
/** Its open parts have nothing in them yet. */
export const Empty: Story = {
  parameters: answer(
    sampleCard({
      city: null,
      positions: [],
      foot: null,
      heightCm: null,
      skills: [],
      figures: [],
      rating: null,
    }),
  ),
  play,
}
export const Missing: Story = {
  parameters: { path: '/atletas/antigo' },
  play: says('Esse cartão não está mais aqui'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: says('Não deu para abrir o cartão') }
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = { globals: { text: 'long' }, parameters: answer(longCard()) }
export const HugeNumbers: Story = {
  parameters: answer(
    sampleCard({ figures: [{ sport: 'futsal', ...figures }], rating: { tenths: 50, votes: 987_654 } }),
  ),
  play,
}
/** The fewest votes of which a rating is made. */
export const AtALimit: Story = {
  parameters: answer(sampleCard({ rating: { tenths: 10, votes: 3 }, heightCm: 100 })),
  play,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
