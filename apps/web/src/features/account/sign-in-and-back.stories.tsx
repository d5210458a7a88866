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
    await step('Go on to the login', async () => {
      await userEvent.click(barOf(canvas).getByRole('link', { name: 'Reservar' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    })
    await step('Sign in', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'nova@campolivre.test')
      await userEvent.type(canvas.getByLabelText('Senha'), 'Campo@123')
      await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    })
    await step('Be back with the same time', async () => {
      await canvas.findByRole('button', { name: 'Reservar' })
      await expect(barOf(canvas).getByText(/ às /)).toHaveTextContent(chosen)
    })
    await step('Reserve it and be asked to pay', async () => {
      await userEvent.click(await barOf(canvas).findByRole('button', { name: 'Reservar' }))
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Pague para confirmar' }),
      ).toBeVisible()
    })
  },
}
