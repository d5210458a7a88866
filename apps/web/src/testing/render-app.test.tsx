import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../lib/state/store.ts'
import { toastGroupsAtom } from '../lib/toasts/toast-groups.ts'
import { toasts } from '../lib/toasts/toasts.ts'
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

test('no toast stays for the next test, not even one about what the session’s end dropped (F5)', async () => {
  let told = 0
  // Hooks run in reverse: this one after those of the app.
  onTestFinished(() => {
    expect(told).toBe(1)
    expect(store.get(toastGroupsAtom)).toEqual([])
  })
  const { queryClient } = await renderApp({ path: '/', persona: 'atleta@campolivre.test' })
  toasts.add({ severity: 'info', title: 'Aviso' })
  await expect.element(page.getByText('Aviso')).toBeVisible()
  const cache = queryClient.getMutationCache()
  cache.build(queryClient, { mutationFn: () => Promise.resolve() })
  cache.subscribe(({ type }) => {
    if (type !== 'removed') return
    queueMicrotask(() => {
      told += 1
      toasts.add({ severity: 'warn', title: 'Um lançamento ficou sem resposta' })
    })
  })
})
