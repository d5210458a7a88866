import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  args: {
    title: 'Nenhum jogo marcado',
    text: 'Escolha um campo, veja o que está livre e reserve em um minuto.',
    action: <a href="#fields">Encontrar um campo</a>,
  },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const TitleOnly: Story = { render: () => <EmptyState title="Tudo lido por aqui" /> }
export const LongText: Story = {
  args: {
    title:
      'Nenhum campo de futebol society com grama natural livre em Jaboatão dos Guararapes na sexta às 20h',
    text: 'Sem o piso, há 14 campos. Sem o horário, 9. Você também pode procurar em outro bairro ou em outra cidade.',
  },
}
