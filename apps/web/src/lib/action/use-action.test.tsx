import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { resetToasts } from '../../testing/reset-toasts.ts'
import { advancePerformanceNow } from '../../testing/slow.ts'
import { ActionFailure } from './action-failure.tsx'
import type { Attempt } from './action.ts'
import { useAction } from './use-action.ts'

type Sent = Attempt<string> & PromiseWithResolvers<string>

const said: string[] = []
beforeEach(() => void said.splice(0))

/** A button for each of two variables, their state, and every try that was sent. */
function Screen({ sent }: { sent: Sent[] }) {
  const action = useAction<string, string>({
    mutation: {
      mutationFn: (_wish, attempt) => {
        const answer = Promise.withResolvers<string>()
        sent.push({ ...attempt, ...answer })
        return answer.promise
      },
      meta: {},
      onSuccess: (answer) => said.push(`laid ${answer}`),
    },
    toast: (answer) => ({ title: `Feito: ${answer}` }),
    done: (answer) => said.push(`done ${answer}`),
    failed: () => said.push('failed'),
    failure: 'Não deu. Tente de novo.',
  })
  return (
    <>
      <ActionFailure action={action} />
      {['uma', 'outra'].map((choice) => (
        <button key={choice} type="button" aria-busy={action.pending} onClick={() => action.run(choice)}>
          {choice}
        </button>
      ))}
      <button type="button" onClick={action.abort}>
        Parar
      </button>
    </>
  )
}

async function open() {
  const sent: Sent[] = []
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  onTestFinished(resetToasts)
  const screen = await render(
    <QueryClientProvider client={client}>
      <Screen sent={sent} />
    </QueryClientProvider>,
  )
  const ended = () => expect.poll(() => client.isMutating()).toBe(0)
  const nth = (index: number): Sent => {
    const one = sent[index]
    if (!one) throw new Error(`nothing was sent as number ${index}`)
    return one
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { ...screen, client, sent, nth, press, ended, alert: page.getByRole('alert') }
}

const refused = (facts: Partial<ApiError>) => new ApiError({ kind: 'refused', status: 500, ...facts })

describe('an act', () => {
  it('is sent once while it is under way, and tells what came of it', async () => {
    const { sent, nth, press, ended } = await open()
    await press('uma')
    await press('uma')
    expect(sent.map(({ variables }) => variables)).toEqual(['uma'])
    nth(0).resolve('a')
    await ended()
    await expect.poll(() => said).toEqual(['laid a', 'done a'])
    await expect.element(page.getByText('Feito: a')).toBeVisible()
  })

  it('has one idempotency key for every try of the same request, and a new one after success', async () => {
    const { sent, nth, press, ended } = await open()
    for (const choice of ['uma', 'uma', 'uma', 'outra', 'uma']) {
      const index = sent.length
      await press(choice)
      if (index === 1) nth(index).resolve('a')
      else nth(index).reject(refused({}))
      await ended()
    }
    const [first, again, ...others] = sent.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(first)
    expect(new Set([first, ...others]).size).toBe(4)
  })

  it('can be cancelled, and its late answer is ignored', async () => {
    const { nth, press, ended, alert } = await open()
    await press('uma')
    await press('Parar')
    expect(nth(0).signal.aborted).toBe(true)
    nth(0).resolve('tarde')
    await ended()
    await expect.element(alert).toMatchTextContent('Você parou antes da resposta.')
    expect(said).toEqual(['failed'])
    await press('uma')
    expect(nth(1).signal.aborted).toBe(false)
  })

  it('goes on when the screen is left: it refreshes what it changed, and does not navigate', async () => {
    const { nth, press, ended, unmount } = await open()
    await press('uma')
    await unmount()
    expect(nth(0).signal.aborted).toBe(false)
    nth(0).resolve('a')
    await ended()
    expect(said).toEqual(['laid a'])
  })

  it('ignores its answer after its session has ended', async () => {
    const { client, nth, press } = await open()
    await press('uma')
    const [call] = client.getMutationCache().getAll()
    client.clear()
    nth(0).resolve('a')
    await expect.poll(() => call?.state.status).toBe('success')
    expect(said).toEqual([])
    await expect.element(page.getByText('Feito: a')).not.toBeInTheDocument()
  })
})

describe('an act that failed', () => {
  it.each([
    [
      'in the words of the server',
      refused({ status: 409, message: 'Já foi cancelada.' }),
      'Já foi cancelada.',
    ],
    ['in its own words', refused({}), 'Não deu. Tente de novo.'],
    [
      'offline',
      new ApiError({ kind: 'network' }),
      'Sem conexão agora. Confira sua internet e tente de novo.',
    ],
  ])('says so %s, and can be tried again', async (_how, error, sentence) => {
    const { sent, nth, press, ended, alert } = await open()
    await press('uma')
    nth(0).reject(error)
    await ended()
    await expect.element(alert).toMatchTextContent(sentence)
    await press('uma')
    expect(sent).toHaveLength(2)
    await expect.element(alert).not.toBeInTheDocument()
  })

  it('waits for as long as the server says when it came too often (H11)', async () => {
    const { sent, nth, press, ended, alert } = await open()
    await press('uma')
    nth(0).reject(refused({ status: 429, retryAfter: 42 }))
    await ended()
    await expect
      .element(alert)
      .toMatchTextContent(/^Muitas tentativas seguidas. Próxima tentativa em .*4[12] s\.$/)
    await press('uma')
    expect(sent).toHaveLength(1)
    advancePerformanceNow(42_000)
    await expect.element(alert).toMatchTextContent(/Já dá para tentar de novo.$/)
    await press('uma')
    expect(sent).toHaveLength(2)
  })
})

it('an act makes its own sentence from the error', async () => {
  const failure = vi.fn<(error: Error) => string>(() => 'Por enquanto não dá.')
  const Own = () => {
    const action = useAction({
      mutation: { mutationFn: () => Promise.reject(refused({ status: 404 })), meta: {} },
      failure,
    })
    return (
      <>
        <ActionFailure action={action} />
        <button type="button" onClick={() => action.run()}>
          Agir
        </button>
      </>
    )
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Own />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Agir' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Por enquanto não dá.')
})
