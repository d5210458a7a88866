import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { FieldCards, FieldCardsSkeleton } from './field-cards.tsx'
import { FieldDay } from './field-day.tsx'
import { FieldsView } from './fields-view.tsx'
import { OwnFieldCard } from './own-field-card.tsx'
import { ProblemLink } from './problem-link.tsx'

const row: FieldRow = {
  id: 'field-1',
  name: 'Campo Norte',
  companyName: 'Arena Beira-Mar',
  city: 'Fortaleza',
  timeZone: 'America/Fortaleza',
  sport: 'society',
  surface: 'synthetic-grass',
  indoor: false,
  players: 14,
  slotMinutes: 60,
  fromPriceCents: 12_000,
  basePriceCents: 12_000,
  priceRules: [],
  nextPrices: [],
  rating: 4.8,
  reviews: 32,
  sharesWith: null,
  status: 'draft',
  companyStatus: 'approved',
  version: 1,
}
const midnight = Date.parse('2026-11-20T03:00:00Z') / 60_000
const day = {
  field: row,
  timeZone: 'America/Fortaleza',
  now: '2026-11-20T18:00:00Z',
  occupancy: {
    start: midnight + 480,
    end: midnight + 1380,
    open: 900,
    booked: 330,
    taken: [
      { start: midnight + 600, end: midnight + 690 },
      { start: midnight + 1080, end: midnight + 1320 },
    ],
  },
}

const meta = {
  title: 'Parts/Fields/Cards of an arena',
  parameters: { at: '/company/fields' },
  component: OwnFieldCard,
  subcomponents: { FieldCards, FieldDay, ProblemLink, FieldsView, FieldCardsSkeleton },
  args: { row, day: '2026-11-20', now: day.now, calendar: undefined, waiting: false, eager: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340, containerType: 'inline-size', containerName: 'list' }}>{Story()}</div>
    ),
    inRoute({ under: '_company', path: '/company/fields' }),
  ],
} satisfies Meta<typeof OwnFieldCard>
export default meta

type Story = StoryObj<typeof meta>

export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Rascunho/ })).toBeVisible()
  },
}
export const Waiting: Story = { args: { row: { ...row, status: 'active' }, waiting: true } }
export const LongText: Story = {
  globals: { text: 'long' },
  args: { row: { ...row, name: 'Quadra poliesportiva coberta Professora Maria Aparecida dos Santos' } },
}
export const Day: Story = {
  render: () => <FieldDay {...day} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Hoje 5 h 30 de 15 h com reserva, Campo Norte/ }),
    ).toBeVisible()
  },
}
export const FreeDay: Story = {
  render: () => <FieldDay {...day} occupancy={{ ...day.occupancy, booked: 0, taken: [] }} />,
}
export const ClosedDay: Story = { render: () => <FieldDay {...day} occupancy={null} /> }
export const Problems: Story = {
  render: () => (
    <>
      <ProblemLink problem={{ kind: 'price', weekdays: [0, 6] }} field={row} />
      <ProblemLink problem={{ kind: 'photo' }} field={row} />
      <ProblemLink problem={{ kind: 'paused' }} field={row} />
    </>
  ),
}
export const Views: Story = { render: () => <FieldsView visao={undefined} /> }
export const Skeletons: Story = { render: () => <FieldCardsSkeleton label="Buscando os campos" /> }
