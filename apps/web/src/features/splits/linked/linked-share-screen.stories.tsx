import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { samplePayment } from '../../../testing/sample-booking.ts'
import { sampleShare } from '../../../testing/sample-split.ts'
import { LinkedScreen } from './linked-screen.tsx'
import { LinkedShareScreen } from './linked-share-screen.tsx'
import { LinkedShareView } from './linked-share-view.tsx'
import { PayShare } from './pay-share.tsx'
import { ShareClaims } from './share-claims.tsx'
import ShareForm from './share-form.tsx'
import { TakeShare } from './take-share.tsx'

const meta = {
  title: 'Screens/Share by its link',
  component: LinkedScreen,
  subcomponents: { LinkedShareScreen, LinkedShareView, PayShare, ShareForm, ShareClaims, TakeShare },
  parameters: { layout: 'fullscreen', path: '/conta/cota-atleta-06' },
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
  await expect(await canvas.findByRole('button', { name: /com Pix$/ })).toBeVisible()
}

/** Answers with a share that the seed does not have. */
function answer(data: LinkedShare) {
  return { msw: { handlers: [http.get('/api/share-links/:token', () => HttpResponse.json({ data }))] } }
}

export const Default: Story = { play }
export const PixWaiting: Story = {
  parameters: answer(sampleShare({ pix: { id: 'p', cents: 5000, pixCode: samplePayment().pixCode } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copiar código' })).toBeVisible()
  },
}
export const ByCard: Story = {
  parameters: { path: '/conta/cota-atleta-06?forma=cartao' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Número do cartão')).toBeVisible()
  },
}
const visa = { brand: 'visa', last4: '3220', cents: 5000 } as const
/** Only the card is there while its bank has not decided. */
export const CardWaiting: Story = {
  parameters: answer(sampleShare({ card: { ...visa, waits: 'confirmation' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirme no app do seu banco')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
export const CardDeclined: Story = {
  parameters: answer(sampleShare({ card: { ...visa, waits: null } })),
  play: says(/^O banco recusou o Visa final 3220\. Nada foi cobrado\./),
}
/** The credit that an athlete has at the arena pays their own share. */
export const ByCredit: Story = {
  parameters: {
    ...answer(sampleShare({ taken: true, arenaCredit: { cents: 5000, companyName: 'Arena Beira-Mar' } })),
    path: '/conta/cota-atleta-06?forma=credito',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Usar R\$\s50,00 de crédito$/ })).toBeVisible()
  },
}
/** The rest after credit is no supplement. */
export const CreditUsed: Story = {
  parameters: answer(sampleShare({ taken: true, paidCents: 2000, openCents: 3000 })),
  play: says(/20,00 já saíram do seu crédito na arena\.$/),
}
/** Day players pay the price of the invitation, regulars the rest. */
export const ByPrice: Story = {
  parameters: answer(
    sampleShare({
      rule: 'Os 2 diaristas pagam o preço do convite, R$ 25,00 cada. O resto, R$ 150,00, os 6 mensalistas dividem.',
    }),
  ),
  play: says(/^Os 2 diaristas pagam o preço do convite/),
}
/** The choice stands in the address, so that it is still there after a reload. */
export const InCash: Story = {
  parameters: answer(sampleShare()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pagar de outro jeito' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^Dinheiro/ }))
    await expect(await canvas.findByRole('button', { name: 'Já paguei em dinheiro' })).toBeVisible()
  },
}
export const CashSaid: Story = {
  parameters: answer(sampleShare({ saidAt: '2026-11-20T12:00:00.000Z' })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Você avisou que pagou em dinheiro\./)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Pagar de outro jeito' }))
    await expect(await canvas.findByRole('radio', { name: /^Cartão/ })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /^Dinheiro/ })).toBeNull()
  },
}
export const Paid: Story = {
  parameters: answer(sampleShare({ paidCents: 5000, openCents: 0, settledPeople: 2 })),
  play: says(/^Pago, obrigado\./),
}
export const Supplement: Story = {
  parameters: answer(sampleShare({ paidCents: 4000, openCents: 1000, supplement: true })),
  play: says(/complemento do que entrou depois/),
}
export const Credit: Story = {
  parameters: answer(sampleShare({ paidCents: 6000, openCents: 0, creditCents: 1000 })),
  play: says(/de crédito\. Combine com Rafael/),
}
export const Claimed: Story = {
  parameters: answer(sampleShare({ claimable: [{ id: 'x', name: 'Água de coco', cents: 900, mine: true }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Não foi meu: Água de coco' })).toBeVisible()
  },
}
/** Somebody who is signed in puts the share on their account. */
export const Taken: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar na minha conta' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Guardar na minha conta' })).toBeNull())
  },
}
export const Cancelled: Story = {
  parameters: answer(sampleShare({ cancelled: true, openCents: 0, shareCents: 0 })),
  play: says('Essa conta foi cancelada.'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo a sua parte' })).toBeVisible()
  },
}
/** Somebody exempt, such as the goalkeeper. */
export const Empty: Story = {
  parameters: answer(sampleShare({ items: [], shareCents: 0, openCents: 0 })),
  play: says('Você não paga nada desta conta.'),
}
/** An old, a foreign and a guessed link are one answer. */
export const Missing: Story = { parameters: { path: '/conta/antiga' }, play: says('Esse link não vale mais') }
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para abrir a sua parte'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer(
    sampleShare({
      name: 'Paralelepipedossuperlativamente',
      items: [{ id: 'a', name: 'Paralelepipedossuperlativamente'.repeat(2), cents: 5000, shared: true }],
    }),
  ),
  play,
}
export const HugeNumbers: Story = {
  parameters: answer(sampleShare({ shareCents: 123_456_789, openCents: 123_456_789 })),
  play,
}
/** A cent is the least that somebody owes. */
export const AtALimit: Story = {
  parameters: answer(sampleShare({ shareCents: 1, openCents: 1, people: 40, settledPeople: 39 })),
  play,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
