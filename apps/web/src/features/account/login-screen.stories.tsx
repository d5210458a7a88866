import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'

const login = '/api/auth/login'

const meta = { parameters: { layout: 'fullscreen', path: '/login' } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
/** The first screen of a run is fetched and built while the story waits. */
const patient = { timeout: 10_000 }

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function send(canvas: Canvas, email: string, password: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('E-mail', {}, patient), email)
  await userEvent.type(canvas.getByLabelText('Senha'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
}

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }, patient))
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
    await expect(canvas.getByText('Informe sua senha.')).toBeVisible()
  },
}
export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await send(canvas, 'atleta@campolivre.test', 'errada')
    await expect(await canvas.findByText('E-mail ou senha não conferem.', {}, patient)).toBeVisible()
    await expect(canvas.getByLabelText('Senha')).toHaveValue('errada')
  },
}
export const ServerFailure: Story = {
  parameters: { msw: { handlers: [http.post(login, () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas }) => {
    await send(canvas, 'atleta@campolivre.test', 'Campo@123')
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent('Erro ao fazer login')
  },
}
