import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { backend } from './backend.ts'
import { renderApp } from './render-app.tsx'

test('begins in a scenario, with whoever it signs in (I3)', async () => {
  await renderApp({ path: '/company', scenario: 'empresa-vazia' })
  await expect.element(page.getByText('Primeiros passos')).toBeVisible()
})

test('a scenario’s events have happened, and its faults hold (I3)', async () => {
  await renderApp({ path: '/atleta/reservas', scenario: 'pix-que-expira' })
  await expect.element(page.getByRole('link', { name: /Pagar agora/ })).toBeVisible()
  expect(backend.db.settings.events).toEqual(['pix-waiting'])
})

test('a session that ended leads to the login, and back (I3)', async () => {
  const { router } = await renderApp({ path: '/atleta/reservas', scenario: 'sessao-vencida' })
  await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(router.state.location.search).toMatchObject({ redirect: '/atleta/reservas' })
})

test('and after it everything is as before (I3)', async () => {
  await renderApp({ path: '/', retryDelay: 0 })
  expect(backend.db.settings).toMatchObject({ data: 'normal', clock: 'real', faults: [], events: [] })
  expect(navigator.onLine).toBe(true)
})
