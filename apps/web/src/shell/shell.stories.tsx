import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { store } from '../lib/state/store.ts'
import { userAtom } from '../session/atoms.ts'

const meta = {
  title: 'Screens/Shell',
  parameters: { layout: 'fullscreen', path: '/acesso-negado' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Conta' })).toBeVisible()
}
const openAccount: Play = async (context) => {
  await play(context)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Conta' }))
  await expect(await screen.findByRole('menu')).toBeInTheDocument()
}
const openMenu: Play = async (context) => {
  await play(context)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Menu' }))
}

/** A guest has one place to go, so the menu is a rail. */
export const GuestRail: Story = { globals: desktop, play }
export const AthleteMenu: Story = {
  globals: desktop,
  parameters: { persona: 'atleta@campolivre.test' },
  play: async (context) => {
    await play(context)
    await expect(await context.canvas.findByRole('link', { name: 'Minhas Reservas' })).toBeVisible()
  },
}
export const CompanyMenu: Story = {
  globals: desktop,
  parameters: { persona: 'empresa@campolivre.test' },
  play: async (context) => {
    await play(context)
    await expect(await context.canvas.findByRole('link', { name: 'Painel Principal' })).toBeVisible()
  },
}
export const MenuCollapsed: Story = {
  globals: desktop,
  parameters: { persona: 'empresa@campolivre.test' },
  play: async (context) => {
    await openMenu(context)
    await waitFor(() =>
      expect(context.canvas.queryByRole('navigation', { name: 'Menu principal' })).toBeNull(),
    )
  },
}
export const OverlayOpen: Story = {
  globals: phone,
  parameters: { persona: 'empresa@campolivre.test' },
  play: async (context) => {
    await openMenu(context)
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  },
}
export const OverlayOpenLongText: Story = { ...OverlayOpen, globals: { ...phone, text: 'long' } }
export const AccountOfAGuest: Story = { play: openAccount }
export const AccountOfAnAthlete: Story = {
  parameters: { persona: 'atleta@campolivre.test' },
  play: openAccount,
}
export const AccountOfACompany: Story = {
  parameters: { persona: 'empresa@campolivre.test' },
  play: openAccount,
}
export const AccountOfAnAdmin: Story = { parameters: { persona: 'admin@campolivre.test' }, play: openAccount }
export const AccountOfAnUnknownProfile: Story = {
  parameters: { persona: 'desconhecido@campolivre.test' },
  play: openAccount,
}
const bookings = { path: '/atleta/reservas', persona: 'atleta@campolivre.test' }
const playBookings: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Minhas Reservas' })).toBeVisible()
}
/** Round and roomy (F2). */
export const PresetLara: Story = {
  globals: { preset: 'lara', surface: 'sand', primary: 'violet' },
  parameters: bookings,
  play: playBookings,
}
/** Square and compact, with strong lines (F2). */
export const PresetNora: Story = {
  globals: { preset: 'nora', surface: 'slate', primary: 'blue' },
  parameters: bookings,
  play: playBookings,
}
/** The account's picture cannot be loaded. */
export const AvatarBroken: Story = {
  parameters: { persona: 'atleta@campolivre.test' },
  beforeEach: () => {
    const user = store.get(userAtom)
    if (user) store.set(userAtom, { ...user, imagePath: '/nada.png' })
  },
  play: async (context) => {
    await play(context)
    const account = context.canvas.getByRole('button', { name: 'Conta' })
    await waitFor(() => expect(account.querySelector('img')).toBeNull())
  },
}
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { persona: 'atleta@campolivre.test' },
  play,
}
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: { persona: 'atleta@campolivre.test' },
  play,
}
