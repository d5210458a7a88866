import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing, drawingNames } from './drawing.tsx'
import { CourtDrawing, FailureDrawing } from './failure-drawing.tsx'

const meta = {
  title: 'Components/Drawing',
  component: Drawing,
  args: { drawing: 'booked' },
  parameters: {
    notes: {
      accessibility:
        'Hidden from screen readers: the title beside it says the same in words. Nothing in it moves, and nothing is told by it alone.',
      do: [
        'Pick the drawing by what is missing: nothing booked, nothing found, no field yet, no notifications.',
        'Use it once on a screen, above one sentence and one button.',
      ],
      dont: [
        'Do not use it to decorate a screen that has content.',
        'Do not recolour it: it follows the primary colour and the scheme by itself.',
      ],
    },
  },
} satisfies Meta<typeof Drawing>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Family: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--cl-space-8) var(--cl-space-12)' }}>
      {drawingNames.map((drawing) => (
        <li key={drawing} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--cl-space-4)' }}>
          <Drawing drawing={drawing} />
          <code>{drawing}</code>
        </li>
      ))}
    </ul>
  ),
}

export const Phone: Story = { ...Family, globals: { viewport: { value: 'phone' } } }
export const AnotherPrimary: Story = { ...Family, globals: { primary: 'violet' } }

/** The drawings that the first screen loads: these two, and no others. */
export const FirstScreen: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--cl-space-8)' }}>
      <FailureDrawing offline={false} />
      <FailureDrawing offline />
    </div>
  ),
}

/** The turf under all drawings: a mask of lines makes a new drawing. */
export const BareTurf: Story = { render: () => <CourtDrawing look="" /> }
