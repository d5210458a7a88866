import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { manyRows, sampleRow } from './testing/rows.ts'

const list = '/api/notification-messages'
const answer = (rows: object[]) => ({
  msw: { handlers: [http.get(list, () => HttpResponse.json({ data: rows }))] },
})

/** The panel, open over a screen. */
const meta = {
  title: 'Screens/Notifications',
  parameters: { layout: 'fullscreen', path: '/atleta/perfil', persona: 'atleta@campolivre.test' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

async function openPanel(canvas: Parameters<Play>[0]['canvas']) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notificações/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Notificações' })
  // The panel opens with an animation.
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const play: Play = async ({ canvas }) => {
  const panel = await openPanel(canvas)
  await expect(await panel.findByText('5 não lidas')).toBeVisible()
  await expect((await panel.findAllByRole('listitem'))[0]).toHaveTextContent('Agora')
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await expect(await panel.findByRole('status', { name: 'Carregando notificações' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await expect(await panel.findByRole('heading', { name: 'Nada por aqui' })).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    const title = await panel.findByRole('heading', { name: 'Erro ao carregar notificações' })
    await expect(title).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await expect(await panel.findByRole('alert')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await expect(await panel.findByRole('heading', { name: 'Você está sem internet' })).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer([
    sampleRow(2, {
      message: 'Paralelepipedosuperlativamente'.repeat(6),
      action_text: 'Ver a reserva, o comprovante e as regras de cancelamento',
      action_url: '/atleta/reservas',
    }),
    sampleRow(1, {
      type: 'warning',
      message:
        'O portão da frente estará em obra, entre pelos fundos, procure a Dona Conceição e peça a chave do vestiário. '.repeat(
          2,
        ),
      action_url: `ftp://${'endereco-que-ninguem-abre/'.repeat(4)}`,
    }),
  ]),
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await expect(await panel.findByText(/^Paralelepipedo/)).toBeVisible()
  },
}
/** A thousand unread ones open at once; only visible ones are rendered. */
export const HugeNumbers: Story = {
  parameters: answer(manyRows(1_000)),
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await expect(await panel.findByText('1.000 não lidas')).toBeVisible()
    const rows = await panel.findAllByRole('listitem')
    await expect(rows[0]).toHaveAttribute('aria-setsize', '1000')
    await expect(rows.length).toBeLessThan(20)
  },
}
/** The bell counts up to 99. */
export const AtALimit: Story = {
  parameters: answer(manyRows(100)),
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas)
    await expect(await panel.findByText('100 não lidas')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Notificações/ }).lastChild).toHaveAttribute(
      'data-count',
      '99+',
    )
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
/** Refused: the entry is back in its place, and a toast says why. */
export const RolledBack: Story = {
  parameters: {
    msw: {
      handlers: [
        http.delete(`${list}/:id`, () => HttpResponse.json({ message: 'Server Error' }, { status: 500 })),
      ],
    },
  },
  play: async (context) => {
    await play(context)
    const [remove] = await screen.findAllByRole('button', { name: 'Remover notificação' })
    if (remove) await userEvent.click(remove)
    const words = await screen.findByText('Erro ao remover notificação')
    await waitFor(() => expect(words).toBeVisible())
    await expect(await screen.findByRole('button', { name: /coletes azuis/ })).toBeVisible()
  },
}
