import type { Meta, StoryObj } from '@storybook/react-vite'
import { TurfLines } from './turf-lines.tsx'

const meta = {
  title: 'Components/Turf',
  component: TurfLines,
  parameters: {
    layout: 'fullscreen',
    notes: {
      accessibility:
        'White text on `cl-turf` has 4.5 : 1 or more on every part of it, by day and at night; a test says so. The lines stand where text does not, and are hidden from screen readers.',
      do: [
        'Use it once on a screen: the head of the listing, a side of the login.',
        'Write in white, large, few words.',
        'Say `data-near` where the field has a tall side of its own.',
      ],
      dont: ['Do not put cards or inputs with a fill on it.', 'Do not move the lines under the text.'],
    },
  },
} satisfies Meta<typeof TurfLines>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <div className="cl-turf" style={{ padding: 'var(--cl-space-8)' }}>
      <TurfLines />
      <p className="cl-hero-title">Bora jogar?</p>
      <p className="cl-sentence">Quero jogar futebol society em Fortaleza</p>
    </div>
  ),
}
/** Without room beside the text, only the corner is shown, in the gutter. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Wide: Story = { ...Default, globals: { viewport: { value: 'wide' } } }
export const Near: Story = {
  render: () => (
    <div className="cl-turf" data-near style={{ maxWidth: 600, height: 640, padding: 'var(--cl-space-8)' }}>
      <TurfLines />
      <p className="cl-sentence">O campo está livre.</p>
    </div>
  ),
}
