import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { AgeAsked } from './age-asked.tsx'
import AskBirthDate from './ask-birth-date.tsx'

const meta = {
  title: 'Parts/Rachas/Birth date',
  component: AskBirthDate,
  subcomponents: { AgeAsked },
  decorators: [
    (Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>,
    inRoute({ under: '_public', path: '/' }),
  ],
  parameters: { persona: 'nova@campolivre.test' },
  args: { why: 'Este racha é para maiores de 18. Conte quando você nasceu.', onKnown: fn() },
} satisfies Meta<typeof AskBirthDate>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Data de nascimento')).toHaveFocus()
  },
}
/** Under 18 a responsible adult agrees. */
export const Minor: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Data de nascimento'), '01012010')
    await expect(await canvas.findByRole('checkbox', { name: /^Um adulto responsável/ })).toBeVisible()
  },
}
export const LongText: Story = { globals: { text: 'long' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
