import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { OpenCard } from './open-card.tsx'
import { OpenFilters } from './open-filters.tsx'
import { OwnCity } from './own-city.tsx'

/** A game in Fortaleza on the evening of 28 November. */
function game(changes: Partial<OpenRacha> = {}): OpenRacha {
  return {
    id: 'game',
    sport: 'society',
    place: 'Campo 1 – Gramado Norte, Arena Beira-Mar',
    city: 'Fortaleza',
    timeZone: 'America/Fortaleza',
    start: '2026-11-28T23:00:00.000Z',
    end: '2026-11-29T00:30:00.000Z',
    pricePerHeadCents: 1_500,
    maxPlayers: 14,
    minAge: null,
    maxAge: null,
    opening: { to: 'anyone', skillFrom: 2, skillTo: 4 },
    freePlaces: 3,
    freeForGoalkeepers: 1,
    distanceKm: 2.4,
    mySkill: null,
    ...changes,
  }
}
const places = [
  { city: 'Fortaleza', state: 'CE', timeZone: 'America/Fortaleza', districts: [], fields: 9 },
  { city: 'Recife', state: 'PE', timeZone: 'America/Recife', districts: [], fields: 4 },
]

const meta = {
  title: 'Parts/Rachas/Open games',
  component: OpenCard,
  subcomponents: { OpenFilters, OwnCity },
  decorators: [inRoute({ under: '_public', path: '/' })],
  parameters: { persona: 'atleta@campolivre.test' },
  args: { racha: game(), search: {} },
} satisfies Meta<typeof OpenCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Sáb, 28\/11, 20h às 21h30$/ })).toBeVisible()
    await expect(canvas.getByText('3 vagas')).toBeVisible()
    await expect(canvas.getByText('Fortaleza, a 2,4 km, futebol society')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Quero jogar' })).toBeVisible()
  },
}
/** Only the goal is left. */
export const OnlyTheGoal: Story = {
  args: { racha: game({ freePlaces: 0, opening: { to: 'goalkeeper', skillFrom: 3, skillTo: 3 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Falta goleiro')).toBeVisible()
    await expect(canvas.getByText('1 vaga')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Quero jogar no gol' })).toBeVisible()
  },
}
/** For an age: it stands beside the level. */
export const WithAges: Story = {
  args: { racha: game({ minAge: 18 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nível: .*, maiores de 18$/)).toBeVisible()
  },
}
/** For those nearby alone: the distance stands beside the level. */
export const WithDistance: Story = {
  args: { racha: game({ opening: { to: 'anyone', skillFrom: 1, skillTo: 5, withinKm: 10 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/para quem está a até 10 km$/)).toBeVisible()
  },
}
/** At a place of the organiser's own, for nothing. */
export const Elsewhere: Story = {
  args: { racha: game({ city: null, place: 'Campinho da praça', pricePerHeadCents: 0, distanceKm: null }) },
}
export const LongText: Story = {
  globals: { text: 'long' },
  args: { racha: game({ place: `Quadra ${'Paralelepipedossuperlativamente'.repeat(2)}` }) },
}
export const HugeNumbers: Story = {
  args: { racha: game({ pricePerHeadCents: 123_456_789, freePlaces: 99, distanceKm: 3_421.7 }) },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Filters: Story = {
  render: () => <OpenFilters search={{ city: 'Recife', skill: 4 }} places={places} onChange={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Cidade' })).toHaveValue('Recife')
    await expect(canvas.getByRole('combobox', { name: 'Seu nível' })).toBeVisible()
  },
}
/** The city of the last booking, until the reader says it. */
export const CityGuessed: Story = {
  render: () => <OwnCity meta={{ city: 'Fortaleza', chosen: false }} places={places} some others={false} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'É a minha cidade' })).toBeVisible()
  },
}
export const CityUnknown: Story = {
  render: () => <OwnCity meta={{ city: null, chosen: false }} places={places} some={false} others />,
}
export const CityWithoutGames: Story = {
  render: () => <OwnCity meta={{ city: 'Fortaleza', chosen: true }} places={places} some={false} others />,
}
