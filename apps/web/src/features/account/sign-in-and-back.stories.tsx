import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Flows/Sign in and be sent back',
  parameters: { layout: 'fullscreen', path: '/field/fld-arena-beira-mar-campo-norte' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const barOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Sua reserva' }))

export const ChoiceSurvivesTheLogin: Story = {
  play: async ({ canvas, step }) => {
    let chosen = ''
    await step('Choose a time as a guest', async () => {
      const [tile] = await canvas.findAllByRole('button', { name: /, livre,/, pressed: false })
      if (tile) await userEvent.click(tile)
      chosen = (await barOf(canvas).findByText(/ às /)).textContent
    })
    await step('Go on to the login, with the time in sight', async () => {
      await userEvent.click(barOf(canvas).getByRole('link', { name: 'Reservar' }))
      const ticket = await canvas.findByRole('region', { name: 'O horário que você escolheu' })
      await expect(ticket).toHaveTextContent(chosen.split(' · ').at(-1) ?? chosen)
      await userEvent.click(canvas.getByRole('link', { name: 'Entrar com senha' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    })
    await step('Sign in', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'nova@campolivre.test')
      await userEvent.type(canvas.getByLabelText('Senha'), 'Campo@123')
      await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    })
    await step('Have it held, and be asked to pay', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Pague para confirmar' }),
      ).toBeVisible()
    })
  },
}
