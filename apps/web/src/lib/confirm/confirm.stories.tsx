import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import * as z from 'zod/mini'
import { sampleAction } from '../../testing/sample-action.ts'
import { ActionFailure } from '../action/action-failure.tsx'
import { ConfirmBody } from './confirm-body.tsx'
import { ConfirmButtons, ConfirmPair } from './confirm-buttons.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConfirmModal, Consequence } from './confirm-modal.tsx'
import { ConfirmQuestion } from './confirm-question.tsx'
import { ReasonForm } from './reason-form.tsx'

const meta = {
  title: 'Parts/Confirmation',
  component: ConfirmDialog,
  subcomponents: {
    ActionFailure,
    ConfirmBody,
    ConfirmButtons,
    ConfirmModal,
    ConfirmPair,
    ConfirmQuestion,
    Consequence,
    ReasonForm,
  },
  args: {
    opened: true,
    title: 'Cancelar esta reserva?',
    keep: 'Manter reserva',
    act: 'Cancelar reserva',
    action: sampleAction(),
    onKeep: fn(),
    onAct: fn(),
    children: (
      <>
        <p>Campo 1. Sábado, 21 de novembro, das 20h às 22h.</p>
        <Consequence>
          Cancelando até sex, 20/11, 20h, você recebe tudo (R$ 240,00). O Pix volta em até 1 dia útil.
        </Consequence>
      </>
    ),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

/** The button that changes nothing comes first and has the focus; the cross and Esc do the same. */
export const Default: Story = {
  play: async ({ args }) => {
    const buttons = (await screen.findByRole('dialog')).querySelectorAll('[data-keep], [data-keep] ~ button')
    await expect([...buttons].map(({ textContent }) => textContent)).toEqual([
      'Manter reserva',
      'Cancelar reserva',
    ])
    await expect(buttons[0]).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar reserva' }))
    await expect(args.onAct).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The question names the action and both results: `Não` and `Sim` are enough (F3). */
export const YesOrNo: Story = {
  render: ({ keep: _keep, act: _act, ...args }) => <ConfirmDialog {...args} title="Excluir 3 produtos?" />,
}
/** Running: nothing closes it until there is a result. */
export const Pending: Story = {
  args: { action: sampleAction({ pending: true }) },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Manter reserva' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onKeep).not.toHaveBeenCalled()
  },
}
export const Failure: Story = {
  args: { action: sampleAction({ sentence: 'Não deu para cancelar. Tente de novo.' }) },
  parameters: { undrawn: { 'a way to try again': 'The button that answers is pressed again.' } },
}
/** The button waits as well, and says how long (H11). */
export const TooOften: Story = {
  args: {
    action: sampleAction({
      sentence: 'Muitas tentativas seguidas.',
      limited: true,
      wait: { left: 42, total: 42 },
    }),
  },
  play: async () => {
    const act = await screen.findByRole('button', { name: /^Tente de novo em/ })
    await expect(act).toHaveAttribute('aria-disabled', 'true')
  },
}
export const NoLoss: Story = {
  args: {
    tone: 'primary',
    title: 'Aprovar Arena Beira-Mar?',
    keep: 'Manter como está',
    act: 'Aprovar arena',
  },
}
export const LongText: Story = {
  args: { keep: 'Continuar o pagamento desta reserva', act: 'Desistir da reserva de sábado à noite' },
  globals: { viewport: { value: 'small' } },
}
/** Inside the screen. */
export const InPlace: Story = {
  render: ({ opened: _opened, ...args }) => <ConfirmQuestion {...args} />,
}
const schema = reasonText('Conte o motivo.')
const reason = {
  label: 'Motivo',
  description: 'A outra pessoa vai ler.',
  schema,
  draft: { read: () => ({ reason: '' }), keep: fn(), drop: fn() },
}
/** Asks for a reason: without one the sentence stands at the field, and nothing is sent. */
export const WithAReason: Story = {
  args: { reason },
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Motivo')
    await expect(field).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar reserva' }))
    await expect(await screen.findByText('Conte o motivo.')).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.type(field, ' Chuva ')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar reserva' }))
    await expect(args.onAct).toHaveBeenCalledWith('Chuva')
  },
}
/** The server's sentence about the reason stands at the field, too. */
export const ReasonRefused: Story = {
  args: {
    reason: { ...reason, draft: { ...reason.draft, read: () => ({ reason: 'xxx' }) } },
    action: sampleAction({
      sentence: 'Confira.',
      error: new ApiError({ kind: 'refused', status: 422, errors: { reason: ['Escreva um motivo claro.'] } }),
    }),
  },
  play: async () => {
    await expect(await screen.findByText('Escreva um motivo claro.')).toBeVisible()
    await expect(screen.queryByText('Confira.')).toBeNull()
  },
}
/** An optional reason, inside the screen. */
export const OptionalReasonInPlace: Story = {
  args: {
    reason: {
      ...reason,
      label: 'Motivo (opcional)',
      schema: z.string().check(z.trim(), z.maxLength(500)),
    },
  },
  render: ({ opened: _opened, ...args }) => <ConfirmQuestion {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }))
    await expect(args.onAct).toHaveBeenCalledWith('')
  },
}
/** With another button for the action. */
export const Pair: Story = {
  render: ({ action, onKeep }) => (
    <ConfirmPair keep="Manter conta" pending={action.pending} onKeep={onKeep}>
      <button type="submit">Excluir conta</button>
    </ConfirmPair>
  ),
}
