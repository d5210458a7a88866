import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { fieldAnswers } from '../testing/field-answers.ts'
import { sampleField } from '../../../testing/sample-field.ts'
import { inFieldRoute, Staged } from '../testing/staged.tsx'
import { MoreTime } from './more-time.tsx'
import OwnTime from './own-time.tsx'
import { NoticePanel } from './notice-panel.tsx'
import { ReserveBar } from './reserve-bar.tsx'
import { ReserveButton } from './reserve-button.tsx'
import { Summary } from './summary.tsx'

const field = sampleField()
const picked = '/field/field-1?inicio=2026-11-23T22:00:00.000Z&fim=2026-11-24T00:00:00.000Z'
const noop = () => {}
const offers = [19, 21, 22].map((hour) => ({
  day: '2026-11-24',
  start: `2026-11-24T${hour}:00:00.000Z`,
  end: `2026-11-24T${hour + 1}:00:00.000Z`,
  priceCents: 16_000,
}))

const meta = {
  title: 'Parts/Fields/Reserve',
  parameters: { at: '/field/field-1', msw: { handlers: fieldAnswers() } },
  decorators: [inFieldRoute],
  subcomponents: { MoreTime, OwnTime },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Parts = Parameters<Parameters<typeof Staged>[0]['children']>[0]
const staged = (of: typeof field, children: (parts: Parts) => ReactNode) => () => (
  <Staged field={of}>{children}</Staged>
)
const bar = ({ choice, ...rest }: Parts) => (
  <ReserveBar {...rest} choice={choice} reserving={false} onReserve={noop} onAbort={noop} onSeeTimes={noop} />
)

export const Bar: Story = {
  render: staged(field, bar),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ver horários' })).toBeVisible()
  },
}
export const BarChosen: Story = {
  parameters: { at: picked },
  render: staged(field, bar),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reservar' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Mais uma hora: 3 h por/ })).toBeVisible()
  },
}
export const BarHugeNumbers: Story = {
  ...BarChosen,
  render: staged(sampleField({ basePriceCents: 12_345_678_900 }), bar),
}
export const BarLongText: Story = { ...BarChosen, globals: { text: 'long' } }
/** A choice that leaves a gap cannot be reserved, and says so. */
export const BarBlocked: Story = {
  parameters: { at: '/field/field-1?inicio=2026-11-23T12:00:00.000Z&fim=2026-11-23T14:00:00.000Z' },
  render: staged(sampleField({ avoidGaps: true, minSlots: 2 }), bar),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reservar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const BarWhileReserving: Story = {
  parameters: { at: picked, persona: 'nova@campolivre.test' },
  render: staged(field, (parts) => (
    <ReserveBar {...parts} reserving onReserve={noop} onAbort={noop} onSeeTimes={noop} />
  )),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reservando…' })).toBeVisible()
  },
}
export const Buttons: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--cl-space-4)' }}>
      <ReserveButton reserving={false} blockedBy={null} onReserve={noop} />
      <ReserveButton reserving={false} blockedBy="why" onReserve={noop} />
      <p id="why">Deixaria um intervalo curto demais.</p>
    </div>
  ),
}
export const Sum: Story = {
  parameters: { at: picked },
  render: staged(field, ({ choice }) => <Summary field={field} choice={choice} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 h')).toBeVisible()
  },
}
export const Notices: Story = {
  render: () => (
    <>
      <NoticePanel
        id="hint"
        notice={{ kind: 'hint', text: 'Aqui cada reserva pode ter até 3 h.' }}
        field={field}
        onChoose={noop}
      />
      <NoticePanel
        id="lost"
        notice={{ kind: 'unavailable', text: 'Esse horário já está reservado.', offers }}
        field={field}
        onChoose={noop}
      />
      <NoticePanel
        id="mine"
        notice={{ kind: 'mine', text: 'Esse horário já é seu.', interval: { start: 0, end: 60 } }}
        field={field}
        onChoose={noop}
      />
    </>
  ),
}
export const NoticesHugeNumbers: Story = {
  render: () => (
    <NoticePanel
      id="lost"
      notice={{
        kind: 'unavailable',
        text: 'Esse horário já está reservado.',
        offers: offers.map((offer) => ({ ...offer, priceCents: 12_345_678_900 })),
      }}
      field={field}
      onChoose={noop}
    />
  ),
}
