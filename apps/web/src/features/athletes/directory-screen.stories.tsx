import type { ListedAthlete } from '@campo-livre/domain/athletes/directory.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { longCard, sampleCard } from '../../testing/sample-card.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { DirectoryScreen } from './directory-screen.tsx'

const meta = {
  title: 'Screens/Athletes',
  component: DirectoryScreen,
  subcomponents: { DirectoryFilters },
  parameters: { layout: 'fullscreen', path: '/atletas', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof DirectoryScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible()
  }
const play = says(/^\d[\d.]* atletas?$/)

/** Answers with athletes that the seed does not have. */
function athletes(count: number, changes: Partial<ListedAthlete> = {}, total = count) {
  const data = Array.from({ length: count }, (_, at) => ({ ...sampleCard(changes), handle: `carta${at}` }))
  const paged = { page: 1, perPage: 20, total, cities: ['Fortaleza', 'Recife'], closed: null }
  return { msw: { handlers: [http.get('/api/athletes', () => HttpResponse.json({ data, meta: paged }))] } }
}

export const Default: Story = { play }
export const Filtered: Story = {
  parameters: { path: '/atletas?cidade=Fortaleza&esporte=society&nivel=4' },
  play: says('Rafa Monteiro'),
}
export const NobodyLikeThat: Story = {
  parameters: { ...athletes(0), path: '/atletas?esporte=padel' },
  play: says('Ninguém assim por aqui'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando atletas' })).toBeVisible()
  },
}
export const Empty: Story = { parameters: athletes(0), play: says('Ninguém por aqui ainda') }
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para buscar os atletas'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
/** Somebody who has not said when they were born. */
export const AgeUnknown: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: says('A busca de atletas é para maiores de 18'),
}
export const LongText: Story = { globals: { text: 'long' }, parameters: athletes(4, longCard()) }
export const HugeNumbers: Story = {
  parameters: athletes(20, { rating: { tenths: 49, votes: 1_234_567 } }, 1_234_567),
  play,
}
/** A full page, with one more behind it. */
export const AtALimit: Story = { parameters: athletes(20, {}, 21), play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
