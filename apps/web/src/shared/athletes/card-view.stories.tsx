import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longCard, sampleCard } from '../../testing/sample-card.ts'
import { CardView } from './card-view.tsx'

const nothing = {
  city: null,
  positions: null,
  foot: null,
  heightCm: null,
  skills: null,
  figures: null,
  rating: null,
} as const

const meta = {
  title: 'Parts/Athletes/Card',
  component: CardView,
  args: { card: sampleCard() },
} satisfies Meta<typeof CardView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rafa Monteiro' })).toBeVisible()
    await expect(canvas.getByText('Nota 4,3 de 5, 21 votos')).toBeInTheDocument()
  },
}
/** Somebody who shows their rating, and nothing else. */
export const RatingAlone: Story = {
  args: { card: sampleCard({ ...nothing, rating: { tenths: 50, votes: 3 } }) },
}
/** Its open parts have nothing in them yet. */
export const NothingYet: Story = {
  args: { card: sampleCard({ ...nothing, positions: [], skills: [], figures: [] }) },
}
export const LongText: Story = { args: { card: longCard() } }
export const SmallPhone: Story = { args: { card: longCard() }, globals: { viewport: { value: 'small' } } }
