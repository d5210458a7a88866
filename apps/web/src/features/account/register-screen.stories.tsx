import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sendRegistration } from './testing/fill-registration.ts'

const call = '/api/auth/register'

const meta = {
  title: 'Screens/Register',
  parameters: {
    layout: 'fullscreen',
    path: '/registro',
    without: {
      Empty: 'A form has nothing to list.',
      HugeNumbers: 'It shows no numbers.',
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Criar conta' })).toBeVisible()
}
const answering = (status: number, body: object) => ({
  msw: { handlers: [http.post(call, () => HttpResponse.json(body, { status }))] },
})

export const Default: Story = { play }
/** Sent, and no answer yet: the button is busy, what was typed stays. */
export const Loading: Story = {
  globals: { situation: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await sendRegistration(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Criar conta' })).toHaveAttribute('data-loading', 'true')
  },
}
export const Failure: Story = {
  globals: { situation: 'failing' },
  play: async ({ canvas, canvasElement }) => {
    await sendRegistration(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText('Nome completo')).toHaveValue('Lia Torres')
  },
}
/** Too young for an account. */
export const Forbidden: Story = {
  play: async ({ canvas, canvasElement }) => {
    await sendRegistration(canvasElement, { 'Data de nascimento': '01012020' })
    await expect(await canvas.findByText(/^Você precisa ter pelo menos 14 anos/)).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { situation: 'offline' },
  play: async ({ canvas, canvasElement }) => {
    await sendRegistration(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
/** Every sentence at its field. */
export const LongText: Story = {
  globals: { text: 'long' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar conta' }))
    await expect(canvas.getByLabelText('Nome completo')).toHaveFocus()
  },
}
/** One attempt too many. */
export const AtALimit: Story = {
  parameters: answering(429, { message: 'Too Many Attempts.' }),
  play: async ({ canvas, canvasElement }) => {
    await sendRegistration(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Muitas tentativas')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' }, play }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const PhoneDark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
/** What somebody else has already, at its field. */
export const Taken: Story = {
  play: async ({ canvas, canvasElement }) => {
    await sendRegistration(canvasElement, { 'E-mail': 'atleta@campolivre.test' })
    await expect(await canvas.findByText('Este e-mail já está cadastrado.')).toBeVisible()
  },
}
