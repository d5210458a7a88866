import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: {
    title: 'Nenhum jogo marcado',
    text: 'Escolha um campo, veja o que está livre e reserve em um minuto.',
    action: <a href="#fields">Encontrar campos</a>,
  },
  parameters: {
    notes: {
      accessibility:
        'The title is a heading of the level that the screen says: 1 where it is the whole screen. The drawing is hidden from screen readers.',
      do: [
        'Say in one sentence what is not here, and in a second one what happens next.',
        'Offer one way on; it gets the look of the main button by itself.',
        'After a search, say what was asked for and which filter to let go.',
      ],
      dont: [
        'Do not say “Nenhum registro encontrado”: nobody looks for records.',
        'Do not show it while data is on its way, or in place of a failure.',
      ],
    },
  },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Encontrar campos' })).toHaveStyle({ minHeight: '44px' })
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NothingFound: Story = {
  args: {
    drawing: 'found',
    title: 'Nada livre sexta às 20h',
    text: 'Sem o horário, há 9 campos de society em Fortaleza.',
    action: <button type="button">Tirar o horário</button>,
  },
}
export const NoNotifications: Story = {
  render: () => <EmptyState drawing="notifications" title="Tudo lido por aqui" />,
}
export const NoField: Story = {
  args: {
    drawing: 'field',
    title: 'Falta cadastrar o primeiro campo',
    text: 'Com um campo e os horários, sua arena já aparece na busca.',
    action: <a href="#new">Cadastrar um campo</a>,
  },
}
export const PageNotFound: Story = {
  args: {
    drawing: 'page',
    headingLevel: 1,
    title: 'Essa página não existe',
    text: 'O endereço pode ter mudado, ou a bola saiu pela lateral.',
    action: <a href="#home">Ver os campos livres</a>,
  },
}
export const AccessDenied: Story = {
  args: {
    drawing: 'denied',
    headingLevel: 1,
    title: 'Sua conta não abre essa área',
    text: 'Se achar que é engano, fale com a gente.',
    action: <a href="#home">Ver os campos livres</a>,
  },
}
export const LongText: Story = {
  args: {
    drawing: 'found',
    title:
      'Nenhum campo de futebol society com grama natural livre em Jaboatão dos Guararapes na sexta às 20h',
    text: 'Sem o piso, há 14 campos. Sem o horário, 9. Você também pode procurar em outro bairro ou em outra cidade.',
  },
  globals: { text: 'long', viewport: { value: 'small' } },
}
