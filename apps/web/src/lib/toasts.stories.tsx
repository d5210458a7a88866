import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { store } from './store.ts'
import { ToastCard } from './toast-card.tsx'
import { severities, type Toast, toastsAtom } from './toast-store.ts'
import { toasts } from './toasts.ts'

const sample = (changes: Partial<Toast> = {}): Toast => ({
  id: 1,
  round: 0,
  leaving: false,
  severity: 'success',
  title: 'Notificação removida com sucesso',
  ...changes,
})

const meta = {
  title: 'Parts/Lib/Toasts',
  component: ToastCard,
  args: { toast: sample(), onClose: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '25rem' }}>{Story()}</div>],
  beforeEach: () => {
    store.set(toastsAtom, [])
    return () => store.set(toastsAtom, [])
  },
} satisfies Meta<typeof ToastCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
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
const all = () => (
  <>
    {severities.map((severity, id) => (
      <ToastCard key={severity} toast={sample({ id, severity, title: words[severity] })} onClose={fn()} />
    ))}
  </>
)
export const Severities: Story = { render: all }
export const SeveritiesDark: Story = { render: all, globals: { scheme: 'dark' } }
export const TwoSentences: Story = {
  args: {
    toast: sample({ severity: 'info', title: 'Pix copiado', text: 'Cole no aplicativo do seu banco.' }),
  },
}
export const LongText: Story = {
  args: {
    toast: sample({
      severity: 'error',
      title: 'Não deu para cancelar a reserva no Complexo Esportivo Paralelepipedosuperlativamente',
      text: 'Semespaçonenhumparaquebrar'.repeat(4),
    }),
  },
}
/** Where they stand: top right, the newest last, as wide as a phone. */
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
