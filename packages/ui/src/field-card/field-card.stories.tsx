import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldCardSkeleton } from './field-card-skeleton.tsx'
import { FieldCard } from './field-card.tsx'
import { sampleField } from './sample-field.ts'
import { samplePhoto } from './sample-photo.ts'

const meta = {
  title: 'Components/Field card',
  component: FieldCard,
  args: {
    field: sampleField(),
    now: '2026-11-19T13:00:00Z',
    fieldLink: (props) => <a href="#field" {...props} />,
    timeLink: (offer, props) => <a href={`#${offer.start}`} {...props} />,
  },
  parameters: {
    notes: {
      accessibility:
        'The name is a heading and the link; its area is the whole card. Each free time is a link of its own, read with its day and price, 62 px high.',
      do: [
        'Lead a free time straight to the field with that time picked.',
        'Say `atCompany` on the page of the company.',
        'Show `FieldCardSkeleton` while it comes: it has the same size.',
      ],
      dont: ['Do not put a “Reservar” button on it: the times are the buttons.', 'Do not cut a name off.'],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof FieldCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Reservar/ })).toHaveLength(3)
  },
}
export const Loading: Story = { render: () => <FieldCardSkeleton /> }
export const New: Story = { args: { field: sampleField({ rating: { average: null, count: 0 } }) } }
export const NoFreeTime: Story = { args: { field: sampleField({ nextFree: [] }) } }
export const FreeToday: Story = {
  args: { now: '2026-11-20T13:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /hoje/ })).toHaveLength(3)
  },
}
export const OneFreeTime: Story = {
  args: { field: sampleField({ nextFree: sampleField().nextFree.slice(0, 1) }) },
}
/** A Friday's last hour, which is Saturday. */
export const AfterMidnight: Story = {
  args: {
    field: sampleField({
      nextFree: [
        { day: '2026-11-20', start: '2026-11-21T03:00:00Z', end: '2026-11-21T04:00:00Z', priceCents: 9000 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Reservar sáb 21\/11 0h por R\$\s90$/ })).toBeVisible()
  },
}
export const AtTheCompany: Story = { args: { atCompany: true, headingLevel: 3 } }
export const WithAPhoto: Story = { args: { field: sampleField({ photos: [samplePhoto] }), eager: true } }
export const LongText: Story = {
  globals: { text: 'long' },
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
      fromPriceCents: 12_345_678_900,
      rating: { average: 5, count: 1_234_567 },
      fromMinutes: 90,
    }),
  },
}
