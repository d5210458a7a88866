import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { QueryState } from './query-state.tsx'

type Answer = PromiseWithResolvers<string>

/** A screen about one of many things, whose answers the test releases. */
function Screen({ id, ask }: { id: string; ask: (id: string) => Promise<string> }) {
  const query = useQuery({ queryKey: ['places', id], queryFn: () => ask(id), retry: false })
  return (
    <QueryState query={query} skeleton={<p>Buscando</p>} failure="Não deu" missing={<p>Não existe</p>}>
      {(data) => <p>{data}</p>}
    </QueryState>
  )
}

async function open() {
  const answers: Answer[] = []
  const ask = vi.fn<(id: string) => Promise<string>>(() => {
    const answer: Answer = Promise.withResolvers()
    answers.push(answer)
    return answer.promise
  })
  const client = new QueryClient()
  const of = (id: string) => (
    <QueryClientProvider client={client}>
      <Screen id={id} ask={ask} />
    </QueryClientProvider>
  )
  const { rerender } = await render(of('a'))
  const fail = (error = new Error('broken')) => answers.at(-1)?.reject(error)
  return {
    ask,
    client,
    fail,
    answer: (text: string) => answers.at(-1)?.resolve(text),
    show: (id: string) => rerender(of(id)),
  }
}

const retry = page.getByRole('button', { name: 'Tentar de novo' })
const trying = page.getByRole('button', { name: 'Tentando…' })

it('keeps the failure and the focus while it tries again, asks once and says that it tries', async () => {
  const { ask, fail, answer } = await open()
  await expect.element(page.getByText('Buscando')).toBeVisible()
  fail()
  await retry.click()
  await expect.element(trying).toHaveFocus()
  await expect.element(trying).toHaveAttribute('aria-busy', 'true')
  expect(page.getByText('Buscando').elements()).toEqual([])
  await trying.click({ force: true })
  expect(ask).toHaveBeenCalledTimes(2)
  fail()
  await expect.element(retry).toHaveFocus()
  await retry.click()
  await expect.element(trying).toHaveFocus()
  answer('Conteúdo')
  await expect.element(page.getByText('Conteúdo')).toBeVisible()
})

it.each([
  [404, 'Não existe', 'Não deu'],
  [403, 'Não deu', 'Não existe'],
  [500, 'Não deu', 'Não existe'],
])('a %i says “%s” and not “%s” (G4)', async (status, said, unsaid) => {
  const { fail } = await open()
  fail(new ApiError({ kind: 'refused', status }))
  await expect.element(page.getByText(said)).toBeVisible()
  expect(page.getByText(unsaid).elements()).toEqual([])
})

it('keeps the failure during an automatic retry, without announcing it', async () => {
  const { ask, client, fail } = await open()
  fail()
  await expect.element(retry).toBeVisible()
  void client.refetchQueries()
  await expect.poll(() => ask.mock.calls.length).toBe(2)
  await expect.poll(() => client.isFetching()).toBe(1)
  await expect.element(retry).toHaveAttribute('aria-busy', 'false')
})

it('shows the skeleton for something else, and for what failed long ago', async () => {
  const { fail, show } = await open()
  fail()
  await expect.element(retry).toBeVisible()
  await show('b')
  await expect.element(page.getByText('Buscando')).toBeVisible()
  fail()
  await expect.element(retry).toBeVisible()
  await show('a')
  await expect.element(page.getByText('Buscando')).toBeVisible()
})

it('says when it takes long, stops on request, and tries again later (D3, G4)', async () => {
  const { ask, answer, fail, show } = await open()
  fail()
  await expect.element(retry).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await show('b')
  const slow = page.getByText('Está demorando mais que o normal.')
  await expect.element(page.getByText('Buscando')).toBeVisible()
  expect(slow.elements()).toEqual([])
  vi.advanceTimersByTime(8_000)
  await expect.element(slow).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Você parou antes da resposta.')
  vi.useRealTimers()
  await retry.click()
  expect(ask).toHaveBeenCalledTimes(3)
  answer('Conteúdo')
  await expect.element(page.getByText('Conteúdo')).toBeVisible()
})
