import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'

const login = '/api/auth/login'

const meta = {
  title: 'Screens/Login',
  parameters: {
    layout: 'fullscreen',
    path: '/login',
    without: {
      Empty: 'A form has nothing to list.',
      HugeNumbers: 'It shows no numbers.',
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

async function send(canvas: Canvas, email = 'atleta@campolivre.test', password = 'Campo@123') {
  await userEvent.type(await canvas.findByLabelText('E-mail'), email)
  await userEvent.type(canvas.getByLabelText('Senha'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
}

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Entrar' })).toBeVisible()
}

export const Default: Story = { play }
/** Sent without an answer yet: the button is busy, typed text stays. */
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toHaveAttribute('data-loading', 'true')
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText('Senha')).toHaveValue('Campo@123')
  },
}
/** The account is blocked. */
export const Forbidden: Story = {
  play: async ({ canvas }) => {
    await send(canvas, 'bloqueada@campolivre.test')
    await expect(await canvas.findByText(/^Sua conta está inativa\./)).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  play: async ({ canvas }) => {
    await send(canvas, `${'nome.muito.comprido.'.repeat(6)}@exemplo.com.br`, 'errada')
    await expect(await canvas.findByText('E-mail ou senha não conferem.')).toBeVisible()
  },
}
/** One try too many. */
export const AtALimit: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post(login, () =>
          HttpResponse.json(
            { message: 'Muitas tentativas. Espere um minuto e tente de novo.', errors: {} },
            { status: 429 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Muitas tentativas.')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play }
export const Wide: Story = { globals: { viewport: { value: 'wide' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }))
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
    await expect(canvas.getByText('Informe sua senha.')).toBeVisible()
  },
}
export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await send(canvas, 'atleta@campolivre.test', 'errada')
    await expect(await canvas.findByText('E-mail ou senha não conferem.')).toBeVisible()
    await expect(canvas.getByLabelText('Senha')).toHaveValue('errada')
  },
}
