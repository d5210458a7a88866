import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../testing/in-route.tsx'
import { AccountButton } from './menus/account-button.tsx'
import AccountMenu from './menus/account-menu.tsx'
import { AdminMenu } from './menus/admin-menu.tsx'
import BetweenScreens from './between-screens.tsx'
import { Footer } from './footer.tsx'
import MemberMenu from './menus/member-menu.tsx'
import MenuOverlay from './menus/menu-overlay.tsx'
import { PlacesBar } from './menus/places-bar.tsx'
import { PresetSample } from './theme/preset-sample.tsx'
import { RouteFailure } from './failures/route-failure.tsx'
import SettingsDrawer from './theme/settings-drawer.tsx'
import { SideMenu } from './menus/side-menu.tsx'
import { ThemeChoice } from './theme/theme-choice.tsx'
import { ThemeSettings } from './theme/theme-settings.tsx'
import { TopBar } from './top-bar.tsx'

const meta = {
  title: 'Parts/Shell',
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
const noop = () => {}

export const Bar: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <TopBar />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Campo Livre' })).toBeVisible()
  },
}
export const BarSmallPhone: Story = {
  ...Bar,
  globals: { viewport: { value: 'small' } },
  parameters: { layout: 'fullscreen', persona: 'atleta@campolivre.test' },
}
export const Account: Story = { render: () => <AccountButton /> }
/** Shows nothing until a screen takes long to load. */
export const Between: Story = { render: () => <BetweenScreens /> }
export const Menu: Story = {
  parameters: { persona: 'empresa@campolivre.test' },
  render: () => (
    <div style={{ width: 232 }}>
      <SideMenu />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  },
}
export const MenuLongText: Story = { ...Menu, globals: { text: 'long' } }
export const Overlay: Story = {
  parameters: { persona: 'atleta@campolivre.test' },
  render: () => <MenuOverlay opened onClose={noop} />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  },
}
export const AccountMenuOpen: Story = {
  parameters: { persona: 'atleta@campolivre.test' },
  render: function Opened() {
    const [target, setTarget] = useState<HTMLElement | null>(null)
    return (
      <div style={{ display: 'grid', justifyItems: 'end' }}>
        <button type="button" id="conta-target" ref={setTarget}>
          Conta
        </button>
        {target && <AccountMenu opened onChange={noop} target={target} />}
      </div>
    )
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Sair' })).toBeInTheDocument()
  },
}
/** The entries of a company, without the navigation around them. */
export const MemberEntries: Story = {
  parameters: { persona: 'empresa@campolivre.test' },
  render: () => (
    <nav aria-label="Menu" style={{ width: 232 }}>
      <MemberMenu of="company" />
    </nav>
  ),
}
/** The bar of an athlete's phone; nothing on a wider screen. */
export const Places: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { persona: 'atleta@campolivre.test' },
  render: () => <PlacesBar />,
  play: async () => {
    const bar = await screen.findByRole('navigation', { name: 'Acesso rápido' })
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)
    for (const place of bar.children)
      await expect(place.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const PlacesLongText: Story = { ...Places, globals: { text: 'long', viewport: { value: 'small' } } }
/** The lists of an admin, below Home. */
export const AdminLists: Story = {
  parameters: { persona: 'admin@campolivre.test' },
  render: () => (
    <div style={{ width: 232 }}>
      <AdminMenu />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Produtos' })).toBeVisible()
  },
}
export const Settings: Story = {
  render: () => <SettingsDrawer opened onClose={noop} />,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Aparência' })
    await waitFor(() => expect(drawer).toBeVisible())
  },
}
/** A choice shows at once, in the drawer and in the page. */
export const SettingsChosen: Story = {
  render: () => <ThemeSettings />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Violeta'))
    await expect(canvas.getByRole('radio', { name: 'Violeta' })).toBeChecked()
    await userEvent.click(canvas.getByText('Onda nos botões'))
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}
export const SettingsLongText: Story = { globals: { text: 'long' }, render: () => <ThemeSettings /> }
export const Choice: Story = {
  render: () => (
    <ThemeChoice
      legend="Estilo"
      value="lara"
      options={[
        { id: 'aura', name: 'Aura', about: 'Equilibrado', sample: <PresetSample preset="aura" /> },
        { id: 'lara', name: 'Lara', about: 'Redondo', sample: <PresetSample preset="lara" /> },
      ]}
      onChange={noop}
    />
  ),
}
export const Foot: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Footer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Encontrar campos' })).toBeVisible()
  },
}
/** The frame's content when the code of a screen throws. */
export const Failure: Story = { render: () => <RouteFailure error={null} /> }
