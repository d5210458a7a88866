import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClosedNotes } from './closed-notes.tsx'

const meta = {
  title: 'Parts/Fields/Closed notes',
  component: ClosedNotes,
  args: {
    reader: { today: '2026-11-20', timeZone: 'America/Fortaleza' },
    closed: [
      { start: '2026-11-21T16:00:00.000Z', end: '2026-11-21T20:00:00.000Z', reason: 'Troca das redes' },
      { start: '2026-11-26T11:00:00.000Z', end: '2026-11-27T23:00:00.000Z', reason: 'Copa do bairro' },
    ],
  },
} satisfies Meta<typeof ClosedNotes>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    closed: [
      {
        start: '2026-11-21T16:00:00.000Z',
        end: '2026-11-21T20:00:00.000Z',
        reason: 'Reforma do gramado, que vai ficar uma beleza, '.repeat(4).slice(0, 199),
      },
    ],
  },
}
