import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { Sum } from './calculator/sum.tsx'
import { RegisterLink, SignedInNote } from './register-link.tsx'

const meta = {
  title: 'Screens/Advertise',
  subcomponents: { RegisterLink, SignedInNote, Sum },
  parameters: {
    layout: 'fullscreen',
    path: '/anunciar-campo',
    without: {
      Empty: 'It lists nothing that could be missing.',
      Forbidden: 'It is open to everybody.',
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

async function send(canvas: Canvas) {
  const user = userEvent.setup({ delay: null })
  await user.type(await canvas.findByLabelText('Nome da arena'), 'Arena do Zé')
  await user.type(canvas.getByLabelText('E-mail'), 'ze@exemplo.com.br')
  await user.type(canvas.getByLabelText('Telefone com DDD'), '85999887766')
  await user.click(canvas.getByRole('button', { name: 'Deixar meu contato' }))
}
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Deixar meu contato' })).toBeVisible()
}
const refused: Play = async ({ canvas }) => {
  await send(canvas)
  await expect(await canvas.findByRole('alert')).toBeVisible()
  await expect(canvas.getByLabelText('Nome da arena')).toHaveValue('Arena do Zé')
}

export const Default: Story = { play }
/** The contact is sent without an answer yet. */
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(canvas.getByRole('button', { name: 'Deixar meu contato' })).toHaveAttribute(
      'data-loading',
      'true',
    )
  },
}
export const Failure: Story = { globals: { responses: 'failing' }, play: refused }
export const Offline: Story = { globals: { responses: 'offline' }, play: refused }
export const LongText: Story = { globals: { text: 'long' }, play }
/** The largest numbers of fields, hours and reais. */
export const HugeNumbers: Story = {
  parameters: { path: '/anunciar-campo?campos=50&horas=24&preco=9999.9&ocupacao=95&despesas=12345678.9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R$ 341.996.580')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Deixar meu contato' })).toBeVisible()
  },
}
/** A server that does not accept contacts. */
export const AtALimit: Story = {
  parameters: {
    msw: {
      handlers: [http.post('/api/pre-companies-registration', () => HttpResponse.json({}, { status: 404 }))],
    },
  },
  play: refused,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
export const Sent: Story = {
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByRole('heading', { name: 'Contato recebido' })).toBeVisible()
  },
}
