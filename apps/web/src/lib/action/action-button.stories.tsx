import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import button from '@campo-livre/ui/button/button.module.css'
import { sampleAction } from '../../testing/sample-action.ts'
import { ActionButton } from './action-button.tsx'
import { SendingButton } from './sending-button.tsx'

const meta = {
  title: 'Parts/Action button',
  component: ActionButton,
  subcomponents: { SendingButton },
  args: { action: sampleAction(), children: 'Publicar campo', onClick: fn() },
} satisfies Meta<typeof ActionButton>
export default meta

type Story = StoryObj<typeof meta>

const tooOften = {
  sentence: 'Muitas tentativas seguidas.',
  limited: true,
  wait: { left: 42, total: 60 },
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar campo' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Pending: Story = { args: { action: sampleAction({ pending: true }) } }
export const Failure: Story = {
  args: { action: sampleAction({ sentence: 'Não deu para publicar o campo. Tente de novo.' }) },
  parameters: { undrawn: { 'a way to try again': 'The button itself is the way, with its own name.' } },
}
/** The button waits as well, and says how long (H11). */
export const TooOften: Story = {
  args: { action: sampleAction(tooOften) },
  play: async ({ canvas }) => {
    const waiting = canvas.getByRole('button', { name: 'Tente de novo em 50 segundos' })
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Beside: Story = {
  args: {
    beside: (
      <button type="button" className={button.secondary}>
        Voltar
      </button>
    ),
  },
}
export const LongText: Story = {
  globals: { text: 'long', viewport: { value: 'phone' } },
  args: { action: sampleAction(tooOften) },
}
/** Without its surroundings, for a form or a question. */
export const Alone: Story = {
  render: ({ action }) => <SendingButton action={action}>Salvar</SendingButton>,
}
