import { type NotificationsStore, showNotification } from '@mantine/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { resetToasts } from '../../testing/reset-toasts.ts'
import { createGroupStore } from './toast-groups.ts'
import { ToastList } from './toast-list.tsx'
import { severities, type ToastMessage } from './toast-message.ts'
import { toNotification } from './toast-notification.tsx'
import { toasts } from './toasts.ts'

/** Creates a group with these messages. */
function groupWith(messages: readonly ToastMessage[]): NotificationsStore {
  const group = createGroupStore()
  for (const [index, message] of messages.entries())
    showNotification(toNotification(`story-${index}`, message), group)
  return group
}

function Messages({ messages }: { messages: readonly ToastMessage[] }) {
  const [group] = useState(() => groupWith(messages))
  return <ToastList store={group} />
}

const meta = {
  title: 'Parts/Lib/Toasts',
  component: Messages,
  args: { messages: [{ severity: 'success', title: 'Notificação removida com sucesso' }] },
  decorators: [(Story) => <div style={{ maxWidth: '25rem' }}>{Story()}</div>],
  beforeEach: () => {
    resetToasts()
    return resetToasts
  },
} satisfies Meta<typeof Messages>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(canvas.queryByRole('group')).not.toBeInTheDocument())
  },
}
const words = {
  info: 'A arena abre mais cedo amanhã',
  success: 'Reserva confirmada',
  warn: 'Faltam 2 minutos para pagar',
  error: 'Erro ao remover notificação',
  secondary: 'Rascunho guardado',
  contrast: 'Há uma versão nova do Campo Livre',
}
const all = severities.map((severity) => ({ severity, title: words[severity] }))
export const Severities: Story = { args: { messages: all } }
export const SeveritiesDark: Story = { args: { messages: all }, globals: { scheme: 'dark' } }
export const TwoSentences: Story = {
  args: {
    messages: [{ severity: 'info', title: 'Pix copiado', text: 'Cole no aplicativo do seu banco.' }],
  },
}
export const LongText: Story = {
  args: {
    messages: [
      {
        severity: 'error',
        title: 'Não deu para cancelar a reserva no Complexo Esportivo Paralelepipedosuperlativamente',
        text: 'Semespaçonenhumparaquebrar'.repeat(4),
      },
    ],
  },
  // Nothing of it is cut off.
  play: async ({ canvas }) => {
    const toast = await canvas.findByRole('group')
    await waitFor(() => expect(getComputedStyle(toast).opacity).toBe('1'))
    await expect(toast.scrollHeight).toBe(toast.clientHeight)
    await expect(toast.scrollWidth).toBe(toast.clientWidth)
  },
}
/** The position: top right, the newest last, as wide as a phone. */
export const Corner: Story = {
  render: () => <p>Avisos ficam no alto, à direita.</p>,
  play: async () => {
    toasts.add({ severity: 'success', title: 'Reserva confirmada', group: 'bookings' })
    toasts.add({ severity: 'info', title: 'Pix copiado', group: 'bookings' })
    toasts.add({ severity: 'error', title: 'Erro ao remover notificação' })
    await expect(await screen.findByRole('region', { name: 'Avisos' })).toBeInTheDocument()
    toasts.removeGroup('bookings')
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1))
    await expect(screen.getByRole('alert')).toHaveTextContent('Erro ao remover notificação')
  },
}
export const CornerOnPhone: Story = { ...Corner, globals: { viewport: { value: 'phone' } } }
