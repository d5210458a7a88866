import found from '@campo-livre/mocks/cases/examples/pix-depois-do-prazo.json'
import { expect, test } from 'vitest'
import { openCase } from './open-case.ts'
import { renderApp } from './render-app.tsx'

test('a case file opens the app where the bug was seen: the hold has run out (I5)', async () => {
  const screen = await renderApp({ path: await openCase(found) })
  await expect.element(screen.getByText('Expirada').first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Pagar agora' })).not.toBeInTheDocument()
})

test('a file that is none fails in a sentence', async () => {
  await expect(openCase({ ...found, format: 'x' })).rejects.toThrow(
    'Esse arquivo não é um caso do Campo Livre.',
  )
})
