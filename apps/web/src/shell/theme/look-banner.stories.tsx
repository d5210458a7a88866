import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { store } from '../../lib/state/store.ts'
import { lookAtom } from '../../session/look-atom.ts'
import { inRoute } from '../../testing/in-route.tsx'
import LookBanner from './look-banner.tsx'

const person = (name: string) => ({
  id: 'usr',
  name,
  email: 'pessoa@campolivre.test',
  phone: null,
  imagePath: null,
  emailVerifiedAt: null,
  profile: { name: 'athlete' },
})
const lookingAs = (name: string) => () => {
  const user = person(name)
  store.set(lookAtom, {
    token: 'look',
    user,
    until: '2026-11-20T15:00:00.000Z',
    own: { token: 'own', user },
    back: '/pages/crud',
  })
  return () => store.set(lookAtom, null)
}

const meta = {
  title: 'Parts/Shell/Look banner',
  component: LookBanner,
  decorators: [inRoute({ under: '_public', path: '/' })],
  beforeEach: lookingAs('Rafael Moreira'),
} satisfies Meta<typeof LookBanner>
export default meta

type Story = StoryObj<typeof meta>

/** An admin sees the app as an athlete. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Voltar' })).toBeVisible()
  },
}
export const LongName: Story = {
  beforeEach: lookingAs('Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo'),
  globals: { viewport: { value: 'small' } },
}
