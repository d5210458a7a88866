import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import button from '../button/button.module.css'
import { PageHeader } from './page-header.tsx'

const meta = {
  title: 'Components/Page header',
  component: PageHeader,
  args: {
    title: 'Minhas reservas',
    children: '3 jogos marcados',
    actions: (
      <a className={button.primary} href="#new">
        Nova reserva
      </a>
    ),
  },
  parameters: {
    notes: {
      accessibility:
        'Holds the one h1 of the screen; after a navigation the focus is on the content that it begins.',
      do: [
        'Name the screen as the menu does.',
        'Put one fact below it that answers “how many” or “when”.',
        'At most one main button; it goes below the title where there is no room.',
      ],
      dont: ['Do not repeat the name of the product or the path to the screen.', 'Do not write Title Case.'],
    },
  },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Minhas reservas' })).toBeVisible()
  },
}
export const TitleOnly: Story = { render: () => <PageHeader title="Meu perfil" /> }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Nova reserva' })
    const header = canvas.getByRole('banner')
    await expect(action.getBoundingClientRect().width).toBeLessThan(header.clientWidth / 2)
  },
}
/** Several actions on a phone: the last of each line ends where the header does. */
export const SeveralActions: Story = {
  args: {
    actions: (
      <>
        <a className={button.secondary} href="#print">
          Imprimir
        </a>
        <a className={button.secondary} href="#download">
          Baixar planilha
        </a>
        <a className={button.primary} href="#new">
          Nova reserva
        </a>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('banner').getBoundingClientRect()
    const last = canvas.getByRole('link', { name: 'Nova reserva' })
    await expect(last.getBoundingClientRect().right).toBeCloseTo(right, 0)
  },
}
export const LongText: Story = {
  args: { title: 'Quadra poliesportiva coberta Professora Maria Aparecida dos Santos Albuquerque' },
  globals: { text: 'long', viewport: { value: 'small' } },
}
