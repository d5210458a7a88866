import type { CouponRow } from '@campo-livre/domain/coupons/coupon.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listStories } from '../../testing/list-stories.ts'
import { expect } from 'storybook/test'
import { listOf } from '../../testing/list-of.ts'
import { CouponStateBadge } from './coupon-state.tsx'
import { CouponsScreen } from './coupons-screen.tsx'

const meta = {
  title: 'Screens/Coupons',
  component: CouponsScreen,
  subcomponents: { CouponStateBadge },
  parameters: { layout: 'fullscreen', path: '/company/coupons', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof CouponsScreen>
export default meta

type Story = StoryObj<typeof meta>

const row: CouponRow = {
  id: 'coupon-1',
  companyId: 'company-1',
  companyName: 'Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  code: 'BEMVINDO10',
  percent: 10,
  amountCents: null,
  state: 'active',
  uses: 5,
  maxUses: 50,
  broughtCents: 81_000,
  givenCents: 9_000,
  from: '2026-11-01',
  until: '2026-12-31',
  fieldIds: [],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  fromMinute: 0,
  toMinute: 1440,
  oncePerPerson: true,
  status: 'active',
  version: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
}

const list = listStories({
  table: 'Cupons',
  the: 'os cupons',
  path: '/company/coupons',
  api: 'company/coupons',
  nobody: 'empresa.nova@campolivre.test',
  none: 'Nenhum cupom ainda',
  row,
  longText: { code: 'WWWWWWWWWW-WWWWWWWWW' },
  hugeNumbers: { broughtCents: 123_456_789, givenCents: 98_765_432, uses: 9_999, maxUses: 10_000 },
})

export const Default: Story = list.shown
/** One that begins later says when. */
export const BeginsLater: Story = {
  parameters: listOf('company/coupons', {
    ...row,
    state: 'scheduled',
    from: '2031-01-10',
    until: '2031-02-10',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Começa em 10/01/2031')).toBeVisible()
  },
}
export const Loading: Story = list.loading
export const Empty: Story = list.empty
export const NothingWithTheFilter: Story = list.filteredBy('code')
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = list.longText
export const HugeNumbers: Story = list.hugeNumbers
export const AtALimit: Story = list.atALimit
export const Phone: Story = list.phone
export const Zoomed: Story = list.zoomed
