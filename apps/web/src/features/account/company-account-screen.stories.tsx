import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CompanyAccountScreen } from './company-account-screen.tsx'

const meta = {
  title: 'Screens/Company account',
  component: CompanyAccountScreen,
  parameters: {
    layout: 'fullscreen',
    path: '/company/account',
    persona: 'empresa@campolivre.test',
    without: { Empty: 'An account has always something to say.' },
  },
} satisfies Meta<typeof CompanyAccountScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
  await expect(await canvas.findByLabelText('Nome completo')).toBeVisible()
}
const access: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Este aparelho')).toBeVisible()
  await expect(await canvas.findByLabelText('Novo e-mail')).toBeVisible()
}
const at = (aba: string) => ({ path: `/company/account?aba=${aba}` })

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  parameters: at('acesso'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando seus aparelhos' })).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  parameters: at('acesso'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não deu para buscar seus aparelhos')).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  parameters: at('privacidade'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Seu perfil não pode fazer isso.')).length).toBeGreaterThan(0)
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  parameters: at('acesso'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Você está sem internet')).length).toBeGreaterThan(0)
  },
}
export const LongText: Story = { globals: { text: 'long' }, parameters: at('acesso'), play: access }
/** Bookings and tabs that prevent its deletion. */
export const HugeNumbers: Story = {
  parameters: at('privacidade'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Antes de excluir, falta resolver:')).toBeVisible()
  },
}
/** The code of a link without a pending change of e-mail. */
export const AtALimit: Story = {
  parameters: { path: '/company/account?codigo=123456' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nenhum e-mail novo espera por esse código/)).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: at('acesso'),
  play: access,
}
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
