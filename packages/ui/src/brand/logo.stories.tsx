import type { Meta, StoryObj } from '@storybook/react-vite'
import logoFile from './files/logo.svg'
import onDarkFile from './files/logo-on-dark.svg'
import oneColourFile from './files/logo-one-colour.svg'
import markFile from './files/mark.svg'
import markOneColourFile from './files/mark-one-colour.svg'
import { Logo } from './logo.tsx'
import { Mark } from './mark.tsx'

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: {
    notes: {
      accessibility:
        'The mark is hidden from screen readers. Where the logo is a link, the link has the name “Campo Livre”.',
      do: [
        'Keep free around it what the mark’s run-off is wide: a fifth of its height.',
        'Use the mark alone where the name stands beside it anyway: icons, avatars, the counter.',
        'Take the one-colour version for print, stamps and loud grounds.',
      ],
      dont: [
        'Do not recolour, turn or mirror it: the corner is at the bottom left.',
        'Do not set the name in another face, and do not write it in capitals.',
        'Do not let it follow a chosen primary colour.',
      ],
    },
  },
} satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--cl-space-6)' } as const

export const Default: Story = {}
export const AnotherPrimary: Story = { globals: { primary: 'blue' } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }

export const MarkAlone: Story = {
  render: () => (
    <div style={row}>
      {[16, 24, 32, 48, 128].map((size) => (
        <span key={size} style={{ fontSize: size / 1.6 }}>
          <Mark />
        </span>
      ))}
    </div>
  ),
}

export const OneColour: Story = {
  render: () => (
    <div style={row}>
      {[16, 24, 32, 48, 128].map((size) => (
        <span key={size} style={{ fontSize: size / 1.6 }}>
          <Mark oneColour />
        </span>
      ))}
    </div>
  ),
}

/** The icons as systems show them: in a tab, on a home screen, under a round and a square mask. */
export const Icons: Story = {
  render: () => (
    <div style={row}>
      <img src="favicon.svg" alt="A tab" width={16} />
      <img src="icon-192.png" alt="An icon" width={96} />
      <img src="apple-touch-icon.png" alt="A home screen" width={96} style={{ borderRadius: 22 }} />
      <img src="icon-maskable-512.png" alt="A round mask" width={96} style={{ borderRadius: '50%' }} />
      <img src="og.png" alt="A link that was shared" width={320} />
    </div>
  ),
}

const files = [
  { file: logoFile, name: 'logo.svg', ground: 'var(--cl-on-brand)', width: 183 },
  { file: onDarkFile, name: 'logo-on-dark.svg', ground: 'var(--mantine-color-dark-8)', width: 183 },
  { file: oneColourFile, name: 'logo-one-colour.svg', ground: 'var(--cl-on-brand)', width: 183 },
  { file: markFile, name: 'mark.svg', ground: 'var(--cl-on-brand)', width: 32 },
  { file: markOneColourFile, name: 'mark-one-colour.svg', ground: 'var(--cl-on-brand)', width: 32 },
]

/** The logo as files to hand on: outlines, so that no font is needed. */
export const Files: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 'var(--cl-space-4)', justifyItems: 'start' }}>
      {files.map(({ file, name, ground, width }) => (
        <li key={name}>
          <a href={file} download={name}>
            {name}
          </a>
          <div style={{ padding: 'var(--cl-space-4)', background: ground }}>
            <img src={file} alt="" width={width} />
          </div>
        </li>
      ))}
    </ul>
  ),
}
