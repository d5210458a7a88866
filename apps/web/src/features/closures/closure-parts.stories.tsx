import '@campo-livre/ui/styles/form.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { sampleAction } from '../../testing/sample-action.ts'
import { AffectedItem } from './new/affected-item.tsx'
import { ClosureForm } from './new/closure-form.tsx'
import { DayInput } from '../../lib/form/day-input.tsx'
import { DecideStep } from './new/decide-step.tsx'
import { NewClosure } from './new/new-closure.tsx'
import { TimesFields } from './new/times-fields.tsx'
import { WhereFields } from './new/where-fields.tsx'
import { NewClosureLink } from './new-closure-link.tsx'
import { sampleAffected } from './testing/sample-closures.ts'

const meta = {
  title: 'Parts/Closures/Closing',
  subcomponents: {
    AffectedItem,
    ClosureForm,
    DayInput,
    DecideStep,
    NewClosure,
    NewClosureLink,
    TimesFields,
    WhereFields,
  },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const fields = [
  { id: 'field-1', name: 'Campo Norte' },
  { id: 'field-2', name: 'Campo Sul' },
]

/** The choices are sent. */
export const Sending: Story = {
  render: () => (
    <DecideStep
      summary="Toda a arena: 25 de dezembro. Natal"
      preview={{ timeZone: 'America/Fortaleza', bookings: [sampleAffected] }}
      fields={fields}
      chosen={{}}
      action={sampleAction({ pending: true })}
      onChoose={fn()}
      onBack={fn()}
      onSend={fn()}
    />
  ),
}
/** A booking came meanwhile. */
export const Refused: Story = {
  render: () => (
    <DecideStep
      summary="Toda a arena: 25 de dezembro. Natal"
      preview={{
        timeZone: 'America/Fortaleza',
        bookings: [sampleAffected, { ...sampleAffected, id: 'booking-2', code: 'RSV-9QX4', nearest: null }],
      }}
      fields={fields}
      chosen={{ 'booking-1': { action: 'keep' } }}
      action={sampleAction({
        sentence: 'Chegou reserva nova nesse horário enquanto você decidia. Veja o que fazer com ela.',
      })}
      onChoose={fn()}
      onBack={fn()}
      onSend={fn()}
    />
  ),
}
/** A picked time cannot be had. */
export const RefusedTime: Story = {
  render: () => (
    <ul>
      <AffectedItem
        booking={sampleAffected}
        fields={fields}
        timeZone="America/Fortaleza"
        action="move"
        target={sampleAffected.nearest}
        problem="O campo fecha nesse horário."
        onAction={fn()}
        onPick={fn()}
      />
    </ul>
  ),
}
