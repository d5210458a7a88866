import type { Meta, StoryObj } from '@storybook/react-vite'
import type { User } from '@campo-livre/domain/users/user.ts'
import { expect, waitFor } from 'storybook/test'
import { ProfileAvatar } from './profile-avatar.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileWays } from './profile-ways.tsx'

const user: User = {
  id: 'athlete-1',
  name: 'Rafael Moreira',
  email: 'rafael@exemplo.test',
  phone: '5585988887777',
  imagePath: null,
  emailVerifiedAt: '2026-01-10T12:00:00.000Z',
  profile: { name: 'athlete' },
}

const meta = {
  title: 'Parts/Account/Profile',
  component: ProfileCard,
  args: { user },
} satisfies Meta<typeof ProfileCard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutTelephone: Story = { args: { user: { ...user, phone: null } } }
export const WithPicture: Story = { args: { user: { ...user, imagePath: 'apple-touch-icon.png' } } }
/** The picture cannot be loaded: the initials are shown. */
export const PictureMissing: Story = {
  args: { user: { ...user, imagePath: 'data:image/png;base64,gone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('RM')).toBeVisible())
  },
}
export const LongText: Story = {
  args: {
    user: {
      ...user,
      name: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo',
      email: 'maria.fernanda.albuquerque.de.vasconcelos.cavalcanti@paralelepipedos.exemplo.test',
    },
  },
}
export const SmallPhone: Story = { ...LongText, globals: { viewport: { value: 'small' } } }
export const Initials: Story = { render: () => <ProfileAvatar name="Érico Veríssimo" imagePath={null} /> }
export const WithoutAName: Story = { render: () => <ProfileAvatar name="" imagePath={null} /> }
export const Ways: Story = { render: () => <ProfileWays /> }
