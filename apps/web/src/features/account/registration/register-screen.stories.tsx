import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { begun } from './testing/registrants.ts'

const call = '/api/auth/register'
const last = '/registro?tipo=atleta&etapa=3'

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
  await expect(await canvas.findByRole('link', { name: /^Quero jogar/ })).toBeVisible()
}
const answering = (status: number, body: object) => ({
  msw: { handlers: [http.post(call, () => HttpResponse.json(body, { status }))] },
})

/** Fills in the last step and sends it. */
async function send(element: HTMLElement) {
  const canvas = within(element)
  const user = userEvent.setup({ delay: null })
  await user.type(await canvas.findByLabelText('Senha'), 'Campo@1234')
  await user.type(canvas.getByLabelText('Repita a senha'), 'Campo@1234')
  await user.click(canvas.getByRole('checkbox'))
  await user.click(canvas.getByRole('button', { name: 'Criar conta' }))
}
/** Begins a story at the last step, with all others filled in. */
const atTheEnd = (changes: Record<string, string> = {}) => ({
  beforeEach: () => void begun('atleta', 3, changes),
  parameters: { path: last },
})

export const Default: Story = { play }
/** Sent without an answer yet: the button is busy, typed text stays. */
export const Loading: Story = {
  ...atTheEnd(),
  globals: { responses: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Criar conta' })).toHaveAttribute('data-loading', 'true')
  },
}
export const Failure: Story = {
  ...atTheEnd(),
  globals: { responses: 'failing' },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText('Senha')).toHaveValue('Campo@1234')
  },
}
/** Too young for an account. */
export const Forbidden: Story = {
  parameters: { path: '/registro?tipo=atleta' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Data de nascimento'), '01012020')
    await userEvent.tab()
    await expect(await canvas.findByText(/^Você precisa ter pelo menos 14 anos/)).toBeVisible()
  },
}
export const Offline: Story = {
  ...atTheEnd(),
  globals: { responses: 'offline' },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sem conexão agora')
  },
}
/** An error at every field. */
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: { path: '/registro?tipo=atleta' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }))
    await expect(canvas.getByLabelText('Nome completo')).toHaveFocus()
  },
}
/** One try too many. */
export const AtALimit: Story = {
  beforeEach: () => void begun('atleta', 3),
  parameters: { path: last, ...answering(429, { message: 'Too Many Attempts.' }) },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Muitas tentativas')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
/** A value that another account has leads back to its step and field. */
export const Taken: Story = {
  ...atTheEnd({ 'E-mail': 'atleta@campolivre.test' }),
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(await canvas.findByText('Este e-mail já está cadastrado.')).toBeVisible()
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
  },
}
/** Between 14 and 18, with the requirement shown. */
export const Minor: Story = {
  parameters: { path: '/registro?tipo=atleta' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Data de nascimento'), '01012010')
    await expect(await canvas.findByText(/^Com menos de 18 anos/)).toBeVisible()
  },
}
/** The address that a CEP has filled in. */
export const ArenaAddress: Story = {
  beforeEach: () => void begun('arena', 2),
  parameters: { path: '/registro?tipo=arena&etapa=2' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('CEP'), '60165121')
    await expect(await canvas.findByDisplayValue('Avenida Beira Mar')).toBeVisible()
  },
}
/** A server that does not register arenas. */
export const ArenaUnknown: Story = {
  beforeEach: () => void begun('arena', 4),
  parameters: {
    path: '/registro?tipo=arena&etapa=4',
    msw: { handlers: [http.post(`${call}-company`, () => new HttpResponse(null, { status: 404 }))] },
  },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ delay: null })
    await user.type(await canvas.findByLabelText('Senha'), 'Campo@1234')
    await user.type(canvas.getByLabelText('Repita a senha'), 'Campo@1234')
    await user.click(canvas.getByRole('checkbox'))
    await user.click(canvas.getByRole('button', { name: 'Cadastrar a arena' }))
    await expect(await canvas.findByRole('link', { name: 'Deixar meu contato' })).toBeVisible()
  },
}
