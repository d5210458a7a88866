import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

const meta = {
  title: 'Screens/Reset password',
  parameters: {
    layout: 'fullscreen',
    path: '/redefinir-senha?email=lia@exemplo.com.br&token=abc',
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

async function send(canvas: Canvas, password = 'Campo@1234') {
  await userEvent.type(await canvas.findByLabelText('Senha'), password)
  await userEvent.type(canvas.getByLabelText('Repita a senha'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar a senha' }))
}
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Salvar a senha' })).toBeVisible()
}
const refused: Play = async ({ canvas }) => {
  await send(canvas)
  await expect(await canvas.findByRole('alert')).toBeVisible()
  await expect(canvas.getByLabelText('Senha')).toHaveValue('Campo@1234')
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(canvas.getByRole('button', { name: 'Salvar a senha' })).toHaveAttribute(
      'data-loading',
      'true',
    )
  },
}
export const Failure: Story = { globals: { responses: 'failing' }, play: refused }
/** The link is used, too old or invalid. */
export const Forbidden: Story = {
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText(/^Erro ao redefinir senha./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pedir outro link' })).toBeVisible()
  },
}
export const Offline: Story = { globals: { responses: 'offline' }, play: refused }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: { path: `/redefinir-senha?token=x&email=${'nome.muito.comprido.'.repeat(6)}@exemplo.com.br` },
  play,
}
/** A password that meets no requirement. */
export const AtALimit: Story = {
  play: async ({ canvas }) => {
    await send(canvas, '-')
    await expect(await canvas.findByText(/^A senha precisa ter 8 caracteres/)).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
/** A part of the link is missing. */
export const LinkNotWhole: Story = {
  parameters: { path: '/redefinir-senha' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pedir outro link' })).toBeVisible()
  },
}
/** The link of an invitation: a first password, and the terms. */
export const Invited: Story = {
  parameters: { path: '/redefinir-senha?email=lia@exemplo.com.br&token=abc&convite=sim' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /^Li e aceito os termos/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar e ficar com a conta' }))
    await expect(await canvas.findByText('Sem esse aceite não dá para criar a conta.')).toBeVisible()
  },
}
