import { IconBrandWhatsapp, IconTrash } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import button from './button.module.css'

const looks = ['primary', 'secondary', 'subtle', 'danger'] as const

/** The controls of the story, each a class or an attribute of the button. */
type ButtonArgs = {
  label: string
  look: (typeof looks)[number]
  wide: boolean
  busy: boolean
  disabled: boolean
}

/** A `button` or an `a` with a class of `button.module.css`: where Mantine is not loaded. */
const meta = {
  title: 'Components/Button',
  args: { label: 'Reservar', look: 'primary', wide: false, busy: false, disabled: false },
  argTypes: {
    label: { description: 'A verb and its object.' },
    look: {
      control: 'inline-radio',
      options: looks,
      description:
        'The class. One `primary` on a screen, `secondary` beside it, `subtle` in a line, `danger` for loss alone.',
      table: { type: { summary: looks.map((look) => `'${look}'`).join(' | ') } },
    },
    wide: { description: 'The class `wide` beside the other: it fills its place, on a phone and in a form.' },
    busy: { description: '`aria-busy` and `aria-disabled`: it works, and keeps the focus.' },
    disabled: { description: '`disabled`: it cannot be pressed, and words beside it say why.' },
  },
  render: ({ label, look, wide, busy, disabled }) => (
    <button
      type="button"
      className={`${button[look]} ${wide ? button.wide : ''}`}
      aria-busy={busy}
      aria-disabled={busy}
      disabled={disabled}
    >
      {label}
    </button>
  ),
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
        'Do not write “OK” or “Clique aqui”; under a question, name the act: “Cancelar reserva”, not “Sim”.',
      ],
    },
  },
} satisfies Meta<ButtonArgs>
export default meta

type Story = StoryObj<ButtonArgs>

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--cl-space-3)' } as const

export const Default: Story = {}

export const All: Story = {
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
        Encontrar campos
      </a>
    </div>
  ),
}

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

export const LongText: Story = { ...All, globals: { text: 'long', viewport: { value: 'small' } } }
