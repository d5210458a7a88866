import type { LinkedBill } from '@campo-livre/domain/splits/split-view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { sampleBill } from '../../../testing/sample-split.ts'
import { DeadLink } from './dead-link.tsx'
import { LinkedBillScreen } from './linked-bill-screen.tsx'
import { LinkedBillView } from './linked-bill-view.tsx'
import { LinkedScreen } from './linked-screen.tsx'

const meta = {
  title: 'Screens/Bill of a group by its link',
  component: LinkedScreen,
  subcomponents: { LinkedBillScreen, LinkedBillView, DeadLink },
  parameters: { layout: 'fullscreen', path: '/conta/grupo-atleta-01' },
} satisfies Meta<typeof LinkedScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('list', { name: 'Quem é você?' })).toBeVisible()
}

/** Answers with a bill that the seed does not have. */
function answer(data: LinkedBill) {
  return { msw: { handlers: [http.get('/api/bill-links/:token', () => HttpResponse.json({ data }))] } }
}
const person = (index: number, name: string): LinkedBill['who'][number] => ({
  personId: `p${index}`,
  name,
  state: 'open',
  openCents: 2500,
  mine: false,
})

export const Default: Story = { play }
/** The name of the person who is signed in stands first. */
export const Mine: Story = {
  parameters: answer(
    sampleBill({ who: [person(0, 'Rafael'), { ...person(1, 'Bianca'), mine: true }, person(2, 'Dedé')] }),
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /R\$/ })
    await expect(first).toHaveTextContent('Bianca (você)')
  },
}
export const Paid: Story = {
  parameters: answer(
    sampleBill({
      openCents: 0,
      settledPeople: 2,
      people: 2,
      who: [
        { ...person(0, 'Rafael'), state: 'paid', openCents: 0 },
        { ...person(1, 'Bianca'), state: 'paid', openCents: 0 },
        { ...person(2, 'Goleiro'), state: 'free', openCents: 0 },
      ],
    }),
  ),
  play: says('2 de 2 já pagaram. Está tudo pago.'),
}
export const Unclaimed: Story = {
  parameters: answer(sampleBill({ unclaimedCents: 2400 })),
  play: says(/ainda não têm dono/),
}
export const Cancelled: Story = {
  parameters: answer(sampleBill({ cancelled: true })),
  play: says('Conta cancelada'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo a conta do grupo' })).toBeVisible()
  },
}
/** The link was renewed, or guessed. */
export const Missing: Story = {
  parameters: { path: '/conta/grupo-adivinhado' },
  play: says('Esse link não vale mais'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para abrir a conta do grupo'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer(sampleBill({ who: [person(0, 'Paralelepipedossuperlativamente'.repeat(2))] })),
  play,
}
/** The most people that a bill has. */
export const AtALimit: Story = {
  parameters: answer(
    sampleBill({ who: Array.from({ length: 40 }, (_, index) => person(index, `Pessoa ${index}`)) }),
  ),
  play,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
