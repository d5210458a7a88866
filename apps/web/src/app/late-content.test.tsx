import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QueryState } from '../lib/query/query-state.tsx'
import { createQueryClient } from './query-client.ts'

/** Draws its content on its own, later than the component that made it: as a drawer does, which opens after mounting. */
function Drawer({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return opened ? (
    children
  ) : (
    <button type="button" onClick={() => setOpened(true)}>
      Abrir
    </button>
  )
}

function Screen({ answer }: { answer: Promise<string> }) {
  const query = useQuery({ queryKey: ['bookings'], queryFn: () => answer, retry: false })
  return (
    <>
      <h1>{query.data ?? 'Reserva'}</h1>
      <Drawer>
        <QueryState query={query} skeleton={<p>Buscando</p>} failure="Não deu para abrir">
          {(data) => <p>{data}</p>}
        </QueryState>
      </Drawer>
    </>
  )
}

it('shows a failure that came before the part that shows it was drawn', async () => {
  const answer = Promise.withResolvers<string>()
  const client = createQueryClient()
  await render(
    <QueryClientProvider client={client}>
      <Screen answer={answer.promise} />
    </QueryClientProvider>,
  )
  answer.reject(new Error('broken'))
  await expect.poll(() => client.getQueryState(['bookings'])?.status).toBe('error')
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(page.getByRole('heading', { name: 'Não deu para abrir' })).toBeVisible()
})
