import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { advancePerformanceNow, makeSlowImmediate } from '../../testing/slow.ts'
import { Themed } from '../theme/themed.tsx'
import { ActionButton } from './action-button.tsx'
import { useAction } from './use-action.ts'

const button = page.getByRole('button', { name: 'Publicar campo' })
const alert = page.getByRole('alert')

/** Renders the button of an action; returns its tries, each with its answer and its signal. */
async function open() {
  const tries: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = []
  function Screen() {
    const action = useAction<void, string>({
      mutation: {
        mutationFn: (_nothing, { signal }) => {
          const answer = Promise.withResolvers<string>()
          tries.push({ ...answer, signal })
          return answer.promise
        },
        meta: {},
      },
      failure: 'Não deu para publicar.',
    })
    return (
      <ActionButton action={action} onClick={() => action.run()}>
        Publicar campo
      </ActionButton>
    )
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Themed>
        <Screen />
      </Themed>
    </QueryClientProvider>,
  )
  await button.click()
  await expect.poll(() => tries.length).toBe(1)
  return tries
}

it('the button of an action says above it why it failed, and has the focus again', async () => {
  const tries = await open()
  tries[0]?.reject(new ApiError({ kind: 'refused', status: 500 }))
  await expect.element(alert).toMatchTextContent('Não deu para publicar.')
  await expect.element(button).toHaveFocus()
  const order = alert.element().compareDocumentPosition(button.element())
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the button of an action offers a way out of a slow call (G4)', async () => {
  makeSlowImmediate()
  const tries = await open()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  expect(tries[0]?.signal.aborted).toBe(true)
  tries[0]?.resolve('late')
  await expect.element(alert).toMatchTextContent('Você parou antes da resposta.')
})

it('the button of an action counts down after too many tries (H11)', async () => {
  const tries = await open()
  tries[0]?.reject(new ApiError({ kind: 'refused', status: 429, retryAfter: 42 }))
  const waiting = page.getByRole('button', { name: /^Tente de novo em 50 segundos/ })
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  advancePerformanceNow(42_000)
  await expect.element(button).toBeEnabled()
  await button.click()
  await expect.poll(() => tries.length).toBe(2)
})
