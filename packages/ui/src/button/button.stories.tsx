import { IconBrandWhatsapp, IconTrash } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import button from './button.module.css'

const meta = {
  title: 'Components/Button',
  parameters: {
    notes: {
      accessibility:
        'At least 44 px high. A link that looks like a button stays a link. While busy it keeps the focus: aria-disabled, not disabled.',
      do: [
        'One main button on a screen: what most people came for.',
        'A verb and its object: “Reservar”, “Copiar código”, “Cancelar a reserva”.',
        'Keep the label while it works, or say what happens: “Tentando…”.',
      ],
      dont: [
        'Do not put two main buttons side by side.',
        'Do not use red for anything but loss.',
        'Do not write “OK” or “Clique aqui”; “Sim” and “Não” only under the question of a dialog.',
      ],
    },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--cl-space-3)' } as const

export const Default: Story = {
  render: () => (
    <div style={row}>
      <button type="button" className={button.primary}>
        Reservar
      </button>
      <button type="button" className={button.secondary}>
        <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden /> Chamar no WhatsApp
      </button>
      <button type="button" className={button.subtle}>
        Ver todas
      </button>
      <button type="button" className={button.danger}>
        <IconTrash size={20} stroke={1.75} aria-hidden /> Cancelar a reserva
      </button>
      <a className={button.primary} href="#fields">
        Encontrar um campo
      </a>
    </div>
  ),
}
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Busy: Story = {
  render: () => (
    <div style={row}>
      <button type="button" className={button.primary} aria-disabled aria-busy>
        Reservando…
      </button>
      <button type="button" className={button.secondary} disabled>
        Tentar de novo
      </button>
    </div>
  ),
}

export const Wide: Story = {
  render: () => (
    <button type="button" className={`${button.primary} ${button.wide}`}>
      Copiar código
    </button>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const LongText: Story = { ...Default, globals: { text: 'long', viewport: { value: 'small' } } }
