import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inRoute } from '../testing/in-route.tsx'
import { AccountButton } from './account-button.tsx'
import AccountMenu from './account-menu.tsx'
import { Footer } from './footer.tsx'
import MenuOverlay from './menu-overlay.tsx'
import { RouteFailure } from './route-failure.tsx'
import { SideMenu } from './side-menu.tsx'
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
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end' }}>
      <AccountMenu opened onChange={noop} target={<button type="button">Conta</button>} />
    </div>
  ),
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Sair' })).toBeInTheDocument()
  },
}
export const Foot: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Footer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Encontrar campos' })).toBeVisible()
  },
}
/** What stands in the frame when the code of a screen stumbles. */
export const Failure: Story = { render: () => <RouteFailure /> }
