import { usedSoFar } from '@campo-livre/mocks/testing/used.ts'
import { expect, test } from 'vitest'
import { renderApp } from './render-app.tsx'
import { settled } from './settled.ts'

/** Returns what the running test has used so far, of one kind. */
const used = (kind: 'route' | 'call') => usedSoFar().filter((key) => key.startsWith(`${kind} `))

const field = 'fld-arena-beira-mar-campo-norte'

test('notes the routes that are visited and preloaded, with the layouts around them', async () => {
  const { router, queryClient } = await renderApp({ path: '/termos' })
  await settled(queryClient)
  const visited = ['route /_public', 'route /_public/termos', 'route __root__']
  expect(used('route')).toEqual(expect.arrayContaining(visited))
  expect(used('route')).not.toContain('route /_public/field/$id')
  await router.preloadRoute({ to: '/field/$id', params: { id: field } })
  expect(used('route')).toContain('route /_public/field/$id')
})

test('notes the route that a guard closes, and the one that it leads to', async () => {
  await renderApp({ path: '/company/products' })
  const passed = ['route /_company', 'route /_company/company/products/', 'route /_guest/login']
  await expect.poll(() => used('route')).toEqual(expect.arrayContaining(passed))
})

test('notes the calls that the backend answers, and no other', async () => {
  const { queryClient } = await renderApp({ path: `/field/${field}` })
  await settled(queryClient)
  expect(used('call')).toEqual(
    expect.arrayContaining(['call GET /fields/{id}', 'call GET /fields/{id}/availability']),
  )
  expect(used('call')).not.toContain('call POST /bookings')
})

test('begins anew with every test', () => {
  expect(used('route')).toEqual([])
})
