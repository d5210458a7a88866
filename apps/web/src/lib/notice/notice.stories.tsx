import button from '@campo-livre/ui/button/button.module.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from './notice.tsx'

const meta = {
  title: 'Parts/Notice',
  component: Notice,
  args: { children: 'Não deu para cancelar agora. Tente de novo em instantes.' },
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const WithAWayOn: Story = {
  args: {
    action: (
      <button type="button" className={button.secondary}>
        Tentar de novo
      </button>
    ),
  },
}
export const LongText: Story = {
  ...WithAWayOn,
  globals: { text: 'long' },
  args: { ...WithAWayOn.args, children: 'Paralelepipedossuperlativamente'.repeat(4) },
}
