import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'

const chosen = `/field/fld-arena-beira-mar-campo-norte?inicio=2026-11-23T22:00:00.000Z&fim=2026-11-23T23:00:00.000Z`
const path = `/entrar?redirect=${encodeURIComponent(chosen)}`

const meta = {
  title: 'Screens/Enter by a code',
  parameters: {
    layout: 'fullscreen',
    path,
    without: {
      Empty: 'A form has nothing to list.',
      HugeNumbers: 'Its one number is the price of a time, as on the field’s screen.',
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

async function ask(canvas: Canvas, email = 'lia.torres@exemplo.com.br') {
  await userEvent.type(await canvas.findByLabelText('Nome e sobrenome'), 'Lia Torres')
  await userEvent.type(canvas.getByLabelText('E-mail'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Receber o código' }))
}

/** The answer to a right code. */
const answers = (status: number, body: object) => ({
  msw: { handlers: [http.post('/api/auth/code/confirm', () => HttpResponse.json(body, { status }))] },
})

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Receber o código' })).toBeVisible()
}

export const Default: Story = { play }
/** Asked without an answer yet. */
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(canvas.getByRole('button', { name: 'Receber o código' })).toHaveAttribute(
      'data-loading',
      'true',
    )
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('lia.torres@exemplo.com.br')
  },
}
/** The account is blocked. */
export const Forbidden: Story = {
  parameters: answers(422, {
    code: 'account_blocked',
    message: 'Sua conta está inativa. Entre em contato com o suporte.',
    errors: { email: ['Sua conta está inativa. Entre em contato com o suporte.'] },
  }),
  play: async ({ canvas }) => {
    await ask(canvas, 'bloqueada@campolivre.test')
    await userEvent.type(await canvas.findByLabelText('Código de 6 números'), '123456')
    await expect((await canvas.findAllByText(/^Sua conta está inativa\./))[0]).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  play: async ({ canvas }) => {
    await ask(canvas, `${'nome.muito.comprido.'.repeat(6)}@exemplo.com.br`)
    await expect(await canvas.findByLabelText('Código de 6 números')).toBeVisible()
  },
}
/** One code too many. */
export const AtALimit: Story = {
  parameters: answers(429, { code: 'too_many_attempts', message: 'Muitas tentativas seguidas.', errors: {} }),
  play: async ({ canvas }) => {
    await ask(canvas)
    await userEvent.type(await canvas.findByLabelText('Código de 6 números'), '123456')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Muitas tentativas')
  },
}
export const CodeSent: Story = {
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByLabelText('Código de 6 números')).toHaveFocus()
  },
}
export const WrongCode: Story = {
  parameters: answers(500, { code: 'code_wrong', message: 'Código de verificação inválido.', errors: {} }),
  play: async ({ canvas }) => {
    await ask(canvas)
    await userEvent.type(await canvas.findByLabelText('Código de 6 números'), '123456')
    await expect((await canvas.findAllByText(/^Não é esse o código\./))[0]).toBeVisible()
  },
}
/** A server that sends no codes. */
export const Unknown: Story = {
  parameters: {
    msw: { handlers: [http.post('/api/auth/code', () => HttpResponse.json({}, { status: 404 }))] },
  },
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByText(/^Por aqui ainda não dá/)).toBeVisible()
  },
}
/** On the way to no booking. */
export const WithoutATime: Story = { parameters: { path: '/entrar' }, play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Wide: Story = { globals: { viewport: { value: 'wide' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
