import { Menu } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { MoreMenu } from './more-menu.tsx'

const meta = {
  title: 'Components/More menu',
  component: MoreMenu,
  args: {
    children: (
      <>
        <Menu.Item>Mudar o racha</Menu.Item>
        <Menu.Item renderRoot={(props) => <a href="#mute" {...props} />}>Silenciar este racha</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red">Cancelar o racha</Menu.Item>
      </>
    ),
  },
  parameters: {
    notes: {
      accessibility:
        'A menu button: the arrow keys go through its entries, Esc closes it and gives the focus back. Entries are 44 px high.',
      do: [
        'Put in what is done once in a while; the more likely first, loss last and after a line.',
        'Keep a link a link by `renderRoot`.',
      ],
      dont: [
        'Do not hide what somebody comes for.',
        'Do not put a menu of two beside a bar that has room for them.',
      ],
    },
  },
} satisfies Meta<typeof MoreMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Mais' })
    await userEvent.click(more)
    const first = await screen.findByRole('menuitem', { name: 'Mudar o racha' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongText: Story = { globals: { text: 'long', viewport: { value: 'small' } } }
