import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Screens/Verify e-mail',
  parameters: {
    layout: 'fullscreen',
    path: '/verificar-email?email=pendente@campolivre.test',
    without: {
      Empty: 'A form has nothing to list.',
      HugeNumbers: 'Its only number has six figures.',
      Forbidden: 'A wrong code is all that can be refused: WrongCode.',
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

async function send(canvas: Canvas, code = '000000') {
  await userEvent.type(await canvas.findByLabelText('Código de 6 números'), code)
}
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Confirmar e-mail' })).toBeVisible()
}
const refused: Play = async ({ canvas }) => {
  await send(canvas)
  await expect(await canvas.findByRole('alert')).toBeVisible()
  await expect(canvas.getByLabelText('Código de 6 números')).toHaveValue('000000')
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(canvas.getByRole('button', { name: 'Confirmar e-mail' })).toHaveAttribute(
      'data-loading',
      'true',
    )
  },
}
export const Failure: Story = { globals: { responses: 'failing' }, play: refused }
export const Offline: Story = { globals: { responses: 'offline' }, play: refused }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: { path: `/verificar-email?email=${'nome.muito.comprido.'.repeat(6)}@exemplo.com.br` },
  play,
}
/** A code was just sent: the next one has to wait. */
export const AtALimit: Story = {
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Enviar outro código' })
    await userEvent.click(again)
    await expect(await canvas.findByText('em')).toBeVisible()
    await expect(again).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText('Código de verificação inválido.')).toBeVisible()
  },
}
const answer = (
  status: number,
  code: RefusalCode,
  message: string,
  headers: Record<string, string> = {},
) => ({
  msw: {
    handlers: [
      http.post('*/api/auth/verify-email', () =>
        HttpResponse.json({ code, message, errors: {} }, { status, headers }),
      ),
    ],
  },
})
const byLink = '/verificar-email?email=pendente@campolivre.test&codigo=123456'
/** By the mail's link, without typing. */
export const ConfirmingByLink: Story = {
  globals: { responses: 'loading' },
  parameters: { path: byLink },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirmando seu e-mail…')).toBeVisible()
  },
}
export const ExpiredLink: Story = {
  parameters: { path: byLink, ...answer(500, 'code_expired', 'Código de verificação expirado.') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pedir outro código' })).toBeVisible()
  },
}
export const UsedLink: Story = {
  parameters: { path: byLink, ...answer(500, 'code_used', 'Código já utilizado.') },
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('alert')).getByRole('link', { name: 'Entrar' })).toBeVisible()
  },
}
/** Five wrong codes: the next one has to wait. */
export const CountingDown: Story = {
  parameters: answer(429, 'too_many_attempts', 'Muitas tentativas seguidas.', { 'Retry-After': '600' }),
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByRole('button', { name: /^Tente de novo em/ })).toBeVisible()
  },
}
/** Opened without an e-mail. */
export const WithoutAnEmail: Story = {
  parameters: { path: '/verificar-email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail')).toBeVisible()
  },
}
