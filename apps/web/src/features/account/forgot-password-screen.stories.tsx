import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'

const meta = {
  title: 'Screens/Forgot password',
  parameters: {
    layout: 'fullscreen',
    path: '/esqueci-minha-senha',
    without: {
      Empty: 'A form has nothing to list.',
      HugeNumbers: 'It shows no numbers.',
      Forbidden: 'Anybody may ask, and everybody gets the same answer.',
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

async function send(canvas: Canvas, email = 'lia@exemplo.com.br') {
  await userEvent.type(await canvas.findByLabelText('E-mail'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Receber o link' }))
}
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Receber o link' })).toBeVisible()
}
const refused: Play = async ({ canvas }) => {
  await send(canvas)
  await expect(await canvas.findByRole('alert')).toBeVisible()
  await expect(canvas.getByLabelText('E-mail')).toHaveValue('lia@exemplo.com.br')
}
const sent: Play = async ({ canvas }) => {
  await send(canvas)
  await expect(await canvas.findByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(canvas.getByRole('button', { name: 'Receber o link' })).toHaveAttribute(
      'data-loading',
      'true',
    )
  },
}
export const Failure: Story = { globals: { responses: 'failing' }, play: refused }
export const Offline: Story = { globals: { responses: 'offline' }, play: refused }
export const LongText: Story = {
  globals: { text: 'long' },
  play: async ({ canvas }) => {
    await send(canvas, `${'nome.muito.comprido.'.repeat(5)}@exemplo.com.br`)
    await expect(await canvas.findByRole('heading', { name: /^Confira/ })).toBeVisible()
  },
}
export const AtALimit: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('/api/auth/forgot-password', () =>
          HttpResponse.json({ message: 'Espere 42 s para pedir outro e-mail.', errors: {} }, { status: 429 }),
        ),
      ],
    },
  },
  play: refused,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
/** The same whether the e-mail has an account or not. */
export const Sent: Story = { play: sent }
