import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldCardSkeleton } from './field-card-skeleton.tsx'
import { FieldCard } from './field-card.tsx'
import { sampleField } from './sample-field.ts'

const meta = {
  component: FieldCard,
  args: {
    field: sampleField(),
    fieldLink: (props) => <a href="#field" {...props} />,
    timeLink: (offer, props) => <a href={`#${offer.start}`} {...props} />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof FieldCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Loading: Story = { render: () => <FieldCardSkeleton /> }
export const New: Story = { args: { field: sampleField({ rating: { average: null, count: 0 } }) } }
export const NoFreeTime: Story = { args: { field: sampleField({ nextFree: [] }) } }
export const LongText: Story = {
  args: {
    field: sampleField({
      name: 'Quadra poliesportiva coberta Professora Maria Aparecida dos Santos Albuquerque',
      sports: ['futsal', 'handball', 'basketball', 'volleyball'],
      surface: 'wood',
      lengthMeters: 40,
      widthMeters: 20,
    }),
  },
}
export const HugeNumbers: Story = {
  args: {
    field: sampleField({
      fromPriceCents: 123_456_78,
      rating: { average: 5, count: 1_234_567 },
      slotMinutes: 90,
    }),
  },
}
