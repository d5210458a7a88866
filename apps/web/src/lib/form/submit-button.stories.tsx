import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { expect, fn } from 'storybook/test'
import { FailureNotice, Limit } from '../notice/failure-notice.tsx'
import { Notice } from '../notice/notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { CountdownText } from '../notice/countdown-text.tsx'

const sending = {
  pending: false,
  abort: fn(),
  notice: null,
  limited: false,
  announcement: null,
  wait: { left: 0, total: 0 },
}
const tooOften = { ...sending, notice: 'Muitas tentativas seguidas.', limited: true }

const meta = {
  title: 'Parts/Submit button',
  component: SubmitButton,
  args: { sending, children: 'Salvar' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 'var(--cl-space-4)', maxWidth: 'var(--cl-page-form)' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof SubmitButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sending: Story = { args: { sending: { ...sending, pending: true } } }
export const Refused: Story = {
  args: { sending: { ...sending, notice: 'Não deu para salvar agora. Tente de novo em instantes.' } },
}
/** Too many tries: the button waits as well. */
export const CountingDown: Story = {
  args: { sending: { ...tooOften, wait: { left: 42, total: 60 } } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Tente de novo em 50 segundos' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveTextContent(/42 s$/)
  },
}
export const LongWait: Story = {
  args: { sending: { ...tooOften, wait: { left: 598, total: 600 } } },
}
export const WaitIsOver: Story = {
  args: { sending: { ...tooOften, wait: { left: 0, total: 60 } } },
}
export const LongText: Story = {
  globals: { text: 'long' },
  args: { sending: { ...tooOften, wait: { left: 598, total: 600 } } },
}
export const Untried: Story = { render: () => <CountdownText seconds={90} /> }
/** Too many tries of a call without a form. */
export const FailedTooOften: Story = {
  render: () => (
    <FailureNotice
      error={new ApiError({ kind: 'refused', message: '', status: 429, retryAfter: 42 })}
      sentence="Não deu para salvar agora."
    />
  ),
}
export const LimitAlone: Story = {
  render: () => (
    <Notice>
      <Limit left={42} total={60} />
    </Notice>
  ),
}
