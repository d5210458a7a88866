import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FailureState } from './failure-state.tsx'
import { RetryButton } from './retry-button.tsx'

const meta = {
  title: 'Components/Failure state',
  component: FailureState,
  args: { title: 'Não deu para carregar os campos', onRetry: fn() },
  parameters: {
    notes: {
      accessibility:
        'Announced when it appears (role alert). While it retries the button stays focusable and says that it is busy.',
      do: [
        'Name what could not be shown, in the words of the screen.',
        'Keep the rest of the screen: a failed part does not take the whole with it.',
        'Tell a lost connection apart: it goes on by itself when it is back.',
      ],
      dont: [
        'Do not show a status code or an internal word.',
        'Do not blame the person, and do not shout (!).',
      ],
    },
  },
} satisfies Meta<typeof FailureState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const FromServer: Story = { args: { message: 'A agenda desse campo está em manutenção até as 14h.' } }
export const Offline: Story = { args: { offline: true } }
export const OfflineDark: Story = { args: { offline: true }, globals: { scheme: 'dark' } }
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas, args }) => {
    const retry = canvas.getByRole('button', { name: 'Tentando…' })
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(retry)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
/** The button alone, for a failure reported in one line. */
export const JustTheButton: Story = { render: () => <RetryButton onRetry={fn()} retrying={false} /> }
export const LongText: Story = {
  args: { title: 'Não deu para carregar os horários da Quadra poliesportiva Professora Maria Aparecida' },
  globals: { text: 'long', viewport: { value: 'small' } },
}
