import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { sampleShare, sampleSplit, splitPerson } from '../../testing/sample-split.ts'
import { CancelSplit } from './cancel-split.tsx'
import { ChargeLink } from './charge-link.tsx'
import { GroupLink } from './group-link.tsx'
import { OwnShare } from './own-share.tsx'
import { PaidButton } from './paid-button.tsx'
import { RenewGroupLink } from './renew-group-link.tsx'
import { ShareEdit } from './share-edit.tsx'
import { SourceOffers } from './source-offers.tsx'
import { SplitBar } from './split-bar.tsx'
import { ShareLink } from './share-link.tsx'
import { SplitDialogs } from './split-dialogs.tsx'
import { SplitEditing } from './split-editing.tsx'
import { SplitHistory } from './split-history.tsx'
import { SplitItems } from './split-items.tsx'
import { SplitOriginLink } from './split-origin-link.tsx'
import { SplitMore } from './split-more.tsx'
import { SplitPeople } from './split-people.tsx'
import { SplitPersonRow } from './split-person-row.tsx'
import { SplitPersonDrawer } from './split-person-drawer.tsx'
import { SplitScreen } from './split-screen.tsx'
import { SplitView } from './split-view.tsx'

const meta = {
  title: 'Screens/Bill among people',
  component: SplitScreen,
  subcomponents: {
    SplitView,
    SplitEditing,
    SplitPeople,
    SplitPersonRow,
    SplitBar,
    SplitMore,
    OwnShare,
    SourceOffers,
    ChargeLink,
    PaidButton,
    ShareEdit,
    GroupLink,
    RenewGroupLink,
    SplitItems,
    SplitHistory,
    SplitOriginLink,
    SplitDialogs,
    SplitPersonDrawer,
    ShareLink,
    CancelSplit,
  },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/contas/conta-atleta-01',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof SplitScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Quem paga' })).toBeVisible()
}
const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
/** The dialog of this name is open. */
const opens =
  (name: string): Play =>
  async () => {
    const dialog = await screen.findByRole('dialog', { name })
    await waitFor(() => expect(dialog).toBeVisible())
  }

/** Answers with a bill that the seed does not have. */
function answer(data: SplitDetail, search = '') {
  return {
    path: `/atleta/contas/conta-1${search}`,
    msw: {
      handlers: [
        http.get('/api/splits/:id', () => HttpResponse.json({ data })),
        http.get('/api/share-links/:token', () => HttpResponse.json({ data: sampleShare() })),
      ],
    },
  }
}

export const Default: Story = { play }
/** A late item after somebody had paid, and one that was taken away. */
export const SupplementAndCredit: Story = {
  parameters: answer(
    sampleSplit({
      people: [
        splitPerson('a', 'Rafael Monteiro', { me: true, paidCents: 6000, openCents: 0, creditCents: 1000 }),
        splitPerson('b', 'Bianca Lopes', { paidCents: 4000, openCents: 1000, supplement: true }),
      ],
      sum: { totalCents: 10_000, paidCents: 10_000, openCents: 1000, creditCents: 1000, unclaimedCents: 0 },
    }),
  ),
  play: says(/de complemento$/),
}
export const Paid: Story = {
  parameters: answer(
    sampleSplit({
      people: [splitPerson('a', 'Rafael Monteiro', { me: true, paidCents: 5000, openCents: 0 })],
      sum: { totalCents: 5000, paidCents: 5000, openCents: 0, creditCents: 0, unclaimedCents: 0 },
    }),
  ),
  play: says('Tudo pago'),
}
/** Somebody's amount was touched. */
export const ChangingAShare: Story = {
  parameters: answer(sampleSplit()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /mudar a parte de Bianca Lopes$/ }))
    await expect(canvas.getByLabelText('Quanto Bianca Lopes paga')).toHaveFocus()
  },
}
/** A tab of the same hours is not on the bill. */
export const TabOffered: Story = {
  parameters: answer(
    sampleSplit({ sources: [{ source: { kind: 'tab', id: 't' }, name: 'Comanda CMD-7K2Q', cents: 5400 }] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pôr na conta' })).toBeVisible()
  },
}
export const GroupsLink: Story = {
  parameters: answer(sampleSplit(), '?fazer=grupo'),
  play: opens('Link do grupo'),
}
export const RenewingTheGroupsLink: Story = {
  parameters: answer(sampleSplit(), '?fazer=renovar'),
  play: opens('Trocar o link do grupo?'),
}
export const Person: Story = { parameters: answer(sampleSplit(), '?pessoa=b'), play: opens('Bianca Lopes') }
/** Somebody says to have paid in cash. */
export const CashSaid: Story = {
  parameters: answer(
    sampleSplit({
      people: [
        splitPerson('b', 'Bianca Lopes', {
          payments: [{ id: 'p', kind: 'cash', status: 'said', cents: 5000, paidAt: null, undoable: true }],
          notNow: 'Das 21h às 8h a gente não avisa ninguém. A sua mensagem pode ir.',
        }),
      ],
    }),
    '?pessoa=b',
  ),
  play: opens('Bianca Lopes'),
}
export const Editing: Story = {
  parameters: answer(sampleSplit(), '?fazer=mudar'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Salvar a conta' })).toBeVisible()
  },
}
export const Cancelling: Story = {
  parameters: answer(sampleSplit(), '?fazer=cancelar'),
  play: opens('Cancelar esta conta?'),
}
export const Cancelled: Story = {
  parameters: answer(sampleSplit({ cancelledAt: '2026-11-20T12:30:00.000Z', cancelReason: 'Não teve jogo' })),
  play: says(/^Cancelada: Não teve jogo\./),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo a conta' })).toBeVisible()
  },
}
/** The only one of the bill is who divides it. */
export const Empty: Story = {
  parameters: answer(sampleSplit({ people: [splitPerson('a', 'Rafael Monteiro', { me: true })] })),
  play,
}
export const Missing: Story = {
  parameters: { path: '/atleta/contas/nada' },
  play: says('Não achamos essa conta'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: says('Não deu para abrir a conta') }
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer(
    sampleSplit({
      people: [
        splitPerson('a', 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo'),
        splitPerson('b', 'Paralelepipedossuperlativamente'.repeat(2)),
      ],
    }),
  ),
  play,
}
export const HugeNumbers: Story = {
  parameters: answer(
    sampleSplit({
      people: [splitPerson('a', 'Rafael Monteiro', { shareCents: 123_456_789, openCents: 123_456_789 })],
      sum: {
        totalCents: 1_234_567_890,
        paidCents: 123_456_789,
        openCents: 1_111_111_101,
        creditCents: 123_456_789,
        unclaimedCents: 123_456_789,
      },
    }),
  ),
  play,
}
/** The most people that a bill has. */
export const AtALimit: Story = {
  parameters: answer(
    sampleSplit({
      people: Array.from({ length: 40 }, (_, index) => splitPerson(`p${index}`, `Pessoa ${index}`)),
    }),
  ),
  play,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
