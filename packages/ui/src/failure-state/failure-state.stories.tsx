import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureState } from './failure-state.tsx'

const meta = {
  component: FailureState,
  args: { title: 'Não deu para carregar os campos', onRetry: () => {} },
} satisfies Meta<typeof FailureState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const FromServer: Story = { args: { message: 'A agenda desse campo está em manutenção até as 14h.' } }
export const Offline: Story = { args: { offline: true } }
export const Retrying: Story = { args: { retrying: true } }
