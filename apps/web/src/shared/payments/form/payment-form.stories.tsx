import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { testCard } from '@campo-livre/mocks/bank/test-cards.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { PixCode } from '../../../lib/pix-code/pix-code.tsx'
import { samplePayment } from '../../../testing/sample-booking.ts'
import { CardFields } from './card-fields.tsx'
import { CardWaiting } from './card-wait.tsx'
import PayByCard from './card-way.tsx'
import { lookingSentences } from './connection-problem.ts'
import { PayByCounter } from './counter-way.tsx'
import { MethodChoice } from './method-choice.tsx'
import { CardChoice } from '../../../lib/form/card-choice.tsx'
import type { CardWay, CounterWay, PayCall, PixWay } from './pay-way.ts'
import PaymentForm from './payment-form.tsx'
import { MakingCode, PayByPix } from './pix-way.tsx'

const never = (): Promise<never> => delay('infinite') as Promise<never>
const pays: PayCall<unknown> = { meta: { changes: [] }, send: () => Promise.resolve(() => null) }
const waits: PayCall<unknown> = { ...pays, send: never }
const refuses = (error: ApiError): PayCall<unknown> => ({
  ...pays,
  send: async () => {
    throw error
  },
})
const broken = refuses(new ApiError({ kind: 'refused', status: 500 }))

const pix: PixWay = {
  method: 'pix',
  code: samplePayment().pixCode,
  sentence: lookingSentences.none,
  ask: pays,
  wish: 'one',
  act: null,
  failure: 'Não deu para gerar o código Pix. Seu horário continua guardado.',
}
const card: CardWay = { method: 'card', maxInstalments: 6, waiting: null, declined: null, pay: pays }
const venue: CounterWay = {
  method: 'venue',
  label: 'Pagar no local',
  children: <p>Sua reserva fica confirmada agora e você paga na arena, no dia do jogo.</p>,
  act: { label: 'Confirmar reserva', run: pays, failure: 'Não deu para confirmar.' },
}
const credit: CounterWay = {
  method: 'credit',
  label: 'Pagar com o crédito',
  children: <p>O valor sai do seu crédito na arena. Não falta pagar nada.</p>,
  act: { label: 'Confirmar com o crédito', run: pays, failure: 'Não deu para confirmar.' },
}
const visa = { brand: 'visa', last4: '3220' } as const

const meta = {
  title: 'Parts/Payments/Payment form',
  component: PaymentForm,
  subcomponents: {
    CardFields,
    CardWaiting,
    MakingCode,
    CardChoice,
    MethodChoice,
    PayByCard,
    PayByCounter,
    PayByPix,
    PixCode,
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  args: { amountCents: 24_000, ways: [pix, card, venue], method: 'pix', onMethod: fn() },
  parameters: {
    notes: {
      do: 'One form for every amount: give it the amount, the ways to pay and a call for each.',
      dont: 'Do not keep what is typed of a card: its number and code live in the page alone.',
    },
  },
} satisfies Meta<typeof PaymentForm>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Types a card, all but what a story leaves out. */
const typeCard =
  (number: string, code = '737'): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Número do cartão'), number)
    await userEvent.type(canvas.getByLabelText('Validade'), '1230')
    await userEvent.type(canvas.getByLabelText('Código de segurança'), code)
    await userEvent.type(canvas.getByLabelText('Nome no cartão'), 'Rafael Moreira')
    await userEvent.click(canvas.getByRole('button', { name: /^Pagar R/ }))
  }
/** Answers with a token for any card. */
const takesCards = {
  msw: {
    handlers: [
      http.post('/bank/cards', () =>
        HttpResponse.json({ token: 'card-1', brand: 'visa', last4: '1111' }, { status: 201 }),
      ),
    ],
  },
}
const byCard = (changes: Partial<CardWay> = {}) =>
  ({ method: 'card', ways: [pix, { ...card, ...changes }, venue] }) as const
/** Pix alone, in a state of its own. */
const byPix = (changes: Partial<PixWay>) => ({ ways: [{ ...pix, ...changes }, card, venue] })

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The choice is made with the keys. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^Pix/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onMethod).toHaveBeenCalledWith('card')
  },
}
export const OnlyOneWay: Story = {
  args: { ways: [pix] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
export const PixAsked: Story = { args: byPix({ code: null, act: 'Pagar R$ 240,00' }) }
export const MakingTheCode: Story = {
  args: byPix({ code: null, ask: waits }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gerando o código Pix…')).toBeVisible()
  },
}
export const CodeRefused: Story = {
  args: byPix({ code: null, ask: broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Offline: Story = {
  args: byPix({ sentence: lookingSentences.offline }),
  parameters: { undrawn: { 'a way to try again': 'It looks again by itself.' } },
}
export const ServerFailing: Story = { args: byPix({ sentence: lookingSentences.server }) }
export const ByCard: Story = { args: byCard() }
export const ByCardOnPhone: Story = { args: byCard(), globals: { viewport: { value: 'phone' } } }
export const ByCardOnSmallPhone: Story = { args: byCard(), globals: { viewport: { value: 'small' } } }
/** Each field says what it misses, and the first has the focus. */
export const CardIncomplete: Story = {
  args: byCard(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pagar R/ }))
    await expect(await canvas.findByText('Falta o número do cartão.')).toBeVisible()
    await expect(canvas.getByLabelText('Número do cartão')).toHaveFocus()
  },
}
/** A number of fifteen digits, with a code of four. */
export const AmericanExpress: Story = {
  args: byCard(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Número do cartão'))
    await userEvent.paste('3782 822463 10005')
    await expect(await canvas.findByText('American Express')).toBeVisible()
    await expect(canvas.getByLabelText('Número do cartão')).toHaveValue('3782 822463 10005')
  },
}
/** The bank says no at once: everything stays but the code. */
export const Refused: Story = {
  parameters: takesCards,
  args: byCard({
    pay: refuses(
      new ApiError({
        kind: 'refused',
        status: 422,
        code: 'card_declined',
        message: 'O banco recusou esse cartão. Confira os dados, ou use outro.',
      }),
    ),
  }),
  play: async (context) => {
    await typeCard(testCard('refused'))(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alert')).toHaveTextContent('O banco recusou esse cartão.')
    await expect(canvas.getByLabelText('Número do cartão')).toHaveValue('4000 0000 0000 0002')
    await expect(canvas.getByLabelText('Código de segurança')).toHaveValue('')
  },
}
/** The bank has said no after a wait. */
export const RefusedLater: Story = { args: byCard({ declined: visa }) }
/** The bank has said after a wait that no limit is left. */
export const NoFundsLater: Story = {
  args: byCard({ declined: { ...visa, declined: 'no-funds' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('O Visa final 3220 não tem limite')
  },
}
export const Confirmation: Story = {
  args: { method: 'card', ways: [{ ...card, waiting: { ...visa, waits: 'confirmation' } }] },
}
export const TimedOut: Story = {
  args: { method: 'card', ways: [{ ...card, waiting: { ...visa, waits: 'bank' } }] },
}
export const Paying: Story = {
  parameters: takesCards,
  args: byCard({ pay: waits }),
  play: async (context) => {
    await typeCard(testCard('approved'))(context)
    await expect(await context.canvas.findByText('Pagando…')).toBeVisible()
  },
}
/** No answer has come: it is asked for again, with the same key. */
export const AnswerLost: Story = {
  parameters: takesCards,
  args: byCard({ pay: refuses(new ApiError({ kind: 'network' })) }),
  play: async (context) => {
    await typeCard(testCard('approved'))(context)
    await expect(await context.canvas.findByText('Conferindo se o pagamento passou')).toBeVisible()
  },
}
export const CardUnreadable: Story = {
  parameters: { msw: { handlers: [http.post('/bank/cards', () => HttpResponse.json({}, { status: 500 }))] } },
  args: byCard(),
  play: async (context) => {
    await typeCard(testCard('approved'))(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Nada foi cobrado.')
  },
}
export const AtTheVenue: Story = { args: { method: 'venue' } }
export const AtTheVenueConfirming: Story = {
  args: {
    method: 'venue',
    ways: [pix, { ...venue, act: { label: 'Confirmar reserva', run: waits, failure: '' } }],
  },
  play: async ({ canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar reserva' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('data-loading', 'true'))
  },
}
export const AtTheVenueRefused: Story = {
  args: {
    method: 'venue',
    ways: [
      pix,
      { ...venue, act: { label: 'Confirmar reserva', run: broken, failure: 'Não deu para confirmar.' } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar reserva' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não deu para confirmar')
  },
}
export const ByCredit: Story = { args: { method: 'credit', ways: [credit] } }
/** A part that changes the amount stands above the ways. */
export const PartOfAnAmount: Story = {
  args: { amountCents: 500, children: <p>{formatCents(500)}, só a sua parte.</p> },
}
export const LongText: Story = {
  args: {
    method: 'venue',
    ways: [
      pix,
      card,
      {
        ...venue,
        children: (
          <p>
            Você paga na Associação Recreativa dos Moradores de Paralelepipedossuperlativamente, no dia do
            jogo.
          </p>
        ),
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const HugeNumbers: Story = { args: { ...byCard({ maxInstalments: 12 }), amountCents: 123_456_789 } }
