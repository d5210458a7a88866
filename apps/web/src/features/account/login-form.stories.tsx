import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoginForm } from './login-form.tsx'

const meta = {
  title: 'Parts/Account/Login form',
  component: LoginForm,
  args: { onSignedIn: fn(), onUnverified: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 'var(--cl-page-form)' }}>{Story()}</div>],
} satisfies Meta<typeof LoginForm>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function send(canvas: Canvas, password: string) {
  await userEvent.type(canvas.getByLabelText('E-mail'), 'atleta@campolivre.test')
  await userEvent.type(canvas.getByLabelText('Senha'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
}

export const Default: Story = {}
export const Sending: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await send(canvas, 'Campo@123')
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toHaveAttribute('data-loading', 'true')
  },
}
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await send(canvas, 'errada')
    await expect(await canvas.findByText('E-mail ou senha não conferem.')).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await send(canvas, 'Campo@123')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const LongText: Story = { globals: { text: 'long' } }
