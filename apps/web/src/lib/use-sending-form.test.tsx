import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { worker } from '../testing/backend.ts'
import { renderApp } from '../testing/render-app.tsx'

it('a form that is answered late takes nobody away from where they went (G5)', async () => {
  let answer: (response: Response) => void = () => undefined
  let asked = false
  worker.use(
    http.post('/api/auth/reset-password', () => {
      asked = true
      return new Promise<Response>((resolve) => {
        answer = resolve
      })
    }),
  )
  const path = '/redefinir-senha?email=ana@exemplo.com.br&token=abc'
  const { router, queryClient, getByLabelText, getByRole } = await renderApp({ path })
  await getByLabelText('Senha', { exact: true }).fill('Nova@1234')
  await getByLabelText('Repita a senha', { exact: true }).fill('Nova@1234')
  await getByRole('button', { name: 'Salvar a senha' }).click()
  await expect.poll(() => asked).toBe(true)
  await router.navigate({ to: '/como-funciona' })
  await expect.element(getByRole('heading', { level: 1, name: 'Como funciona' })).toBeVisible()
  answer(HttpResponse.json({ data: null }))
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await router.invalidate()
  expect(router.latestLocation.pathname).toBe('/como-funciona')
})
