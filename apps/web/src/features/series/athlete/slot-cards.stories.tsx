import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { longBooking } from '../../../testing/sample-booking.ts'
import { FixedSlots } from './fixed-slots.tsx'
import { SlotCard } from './slot-card.tsx'
import SlotCards from './slot-cards.tsx'
import { sampleBill, sampleSeries } from '../testing/sample-series.ts'

const meta = {
  title: 'Parts/Series/Fixed slots of an athlete',
  component: SlotCards,
  subcomponents: { FixedSlots, SlotCard },
  decorators: [inRoute({ under: '_public', path: '/' })],
  args: {
    slots: [
      sampleSeries(),
      sampleSeries({
        id: 'series-2',
        status: 'paused',
        dueCents: 0,
        bills: [],
        segment: { ...sampleSeries().segment, from: '2026-11-21', every: 2 },
      }),
    ],
  },
} satisfies Meta<typeof SlotCards>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Toda quinta, 20h às 21h' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sábado sim, sábado não, 20h às 21h' })).toBeVisible()
  },
}
export const Overdue: Story = {
  args: { slots: [sampleSeries({ bills: [sampleBill({ state: 'overdue', dueDay: '2026-11-10' })] })] },
}
export const Ended: Story = {
  args: {
    slots: [sampleSeries({ status: 'ended', dueCents: 0, bills: [], nextStart: null })],
  },
}
export const LongText: Story = {
  args: {
    slots: [sampleSeries({ fieldName: longBooking().field.name, company: longBooking().company })],
  },
}
export const HugeNumbers: Story = {
  args: {
    slots: [sampleSeries({ dueCents: 123_456_789, bills: [sampleBill({ dueCents: 123_456_789 })] })],
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
