import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { ConnectionNotice } from './connection-notice.tsx'

const meta = {
  title: 'Parts/Shell/Connection notice',
  component: ConnectionNotice,
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => online.mockRestore()
  },
} satisfies Meta<typeof ConnectionNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Você está sem internet.')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
