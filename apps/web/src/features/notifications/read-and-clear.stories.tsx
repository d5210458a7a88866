import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

const meta = {
  title: 'Flows/Read and clear notifications',
  parameters: { layout: 'fullscreen', path: '/login' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const play: NonNullable<Story['play']> = async ({ canvas, step }) => {
  const bell = () => canvas.findByRole('button', { name: /^Notificações/ })
  const bellSays = (name: string) => waitFor(async () => expect(await bell()).toHaveAccessibleName(name))
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Notificações' }))
  /** Elements that open with an animation are visible a moment later. */
  const seen = async (words: string) => {
    const element = await screen.findByText(words)
    await waitFor(() => expect(element).toBeVisible())
  }

  await step('Sign in', async () => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'atleta@campolivre.test')
    await userEvent.type(canvas.getByLabelText('Senha'), 'Campo@123')
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await expect(await canvas.findByRole('heading', { name: 'Meu Perfil' })).toBeVisible()
  })
  await step('The bell says how many are unread', async () => {
    await bellSays('Notificações, 5 não lidas')
  })
  await step('Open the panel', async () => {
    await userEvent.click(await bell())
    await seen('5 não lidas')
  })
  await step('Read one', async () => {
    await userEvent.click(await (await panel()).findByRole('button', { name: /coletes azuis/ }))
    await bellSays('Notificações, 4 não lidas')
    await seen('Notificação marcada como lida')
  })
  await step('Mark all as read', async () => {
    await userEvent.click((await panel()).getByRole('button', { name: 'Marcar todas como lidas' }))
    await bellSays('Notificações')
    await seen('Todas as notificações foram marcadas como lidas')
  })
  await step('Remove one', async () => {
    const [first] = (await panel()).getAllByRole('button', { name: 'Remover notificação' })
    if (first) await userEvent.click(first)
    await waitFor(async () => expect((await panel()).queryByText(/coletes azuis/)).toBeNull())
    await seen('Notificação removida com sucesso')
  })
  await step('Clear all: nothing is left', async () => {
    await userEvent.click((await panel()).getByRole('button', { name: 'Limpar todas' }))
    await seen('Nada por aqui')
    await seen('Todas as notificações foram limpas')
  })
  await step('Close, back at the bell', async () => {
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await bell()).toHaveFocus())
  })
}

export const Default: Story = { play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
