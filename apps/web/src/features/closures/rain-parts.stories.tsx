import '@campo-livre/ui/styles/form.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { sampleAction } from '../../testing/sample-action.ts'
import { DecideRainStep } from './rain/decide-rain-step.tsx'
import { RainForm } from './rain/rain-form.tsx'
import { RainedItem } from './rain/rained-item.tsx'
import { TellRain } from './rain/tell-rain.tsx'
import { RainLink } from './rain-link.tsx'
import { sampleRained } from './testing/sample-closures.ts'

const meta = {
  title: 'Parts/Closures/Rain',
  subcomponents: { DecideRainStep, RainForm, RainedItem, RainLink, TellRain },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const step = {
  summary: 'Campo Norte: hoje, das 20h às 21h',
  preview: { timeZone: 'America/Fortaleza', closes: true, bookings: [sampleRained] },
  chosen: {},
  onChoose: fn(),
  onBack: fn(),
  onSend: fn(),
}

export const Link: Story = { render: () => <RainLink /> }
/** The choices are sent. */
export const Sending: Story = {
  render: () => <DecideRainStep {...step} action={sampleAction({ pending: true })} />,
}
/** A booking came meanwhile. */
export const Refused: Story = {
  render: () => (
    <DecideRainStep
      {...step}
      action={sampleAction({
        sentence: 'Chegou reserva nova nesse horário enquanto você decidia. Veja o que ela recebe.',
      })}
    />
  ),
}
/** It is over, and nobody had booked: there is nothing to say. */
export const NothingToSay: Story = {
  render: () => (
    <DecideRainStep
      {...step}
      preview={{ ...step.preview, closes: false, bookings: [] }}
      action={sampleAction()}
    />
  ),
}
