import { sampleField } from '@campo-livre/ui/field-card/sample-field.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { listStates } from '../../../testing/list-stories.ts'
import { listPlays } from '../../../testing/list-plays.ts'
import { FavouriteList } from './favourite-list.tsx'
import { FavouritesScreen } from './favourites-screen.tsx'

const meta = {
  title: 'Screens/Favourites',
  component: FavouritesScreen,
  subcomponents: { FavouriteList },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/favoritos',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof FavouritesScreen>
export default meta

type Story = StoryObj<typeof meta>

const words = { cards: 'Favoritos', the: 'seus favoritos' } as const
const list = listStates(words)
const plays = listPlays(words)

/** Answers with favourites that the seed does not have. */
function favourites(count: number, changes: Partial<FieldCard> = {}) {
  const data = Array.from({ length: count }, (_, index) => sampleField({ id: `field-${index}`, ...changes }))
  return { msw: { handlers: [http.get('/api/me/favourites', () => HttpResponse.json({ data }))] } }
}

const offer = {
  day: '2026-11-24',
  start: '2026-11-24T17:00:00.000Z',
  end: '2026-11-24T18:00:00.000Z',
  priceCents: 6_000,
  fullCents: 10_000,
}

export const Default: Story = list.shown
/** The prices that an arena has for those who like it. */
export const Offered: Story = { parameters: favourites(3, { nextFree: [offer] }), play: plays.shown }
export const Loading: Story = list.loading
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: plays.says('Nenhum favorito ainda'),
}
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: favourites(4, {
    name: 'Quadra poliesportiva coberta Professora Maria Aparecida dos Santos Albuquerque',
  }),
  play: plays.shown,
}
export const HugeNumbers: Story = {
  parameters: favourites(2, { fromPriceCents: 1_234_567_890 }),
  play: plays.shown,
}
/** More than a screen holds. */
export const AtALimit: Story = { parameters: favourites(60), play: plays.shown }
export const Phone: Story = list.phone
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play: plays.shown }
export const Zoomed: Story = list.zoomed
