import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/rachas/rch-atleta-01'
const own = () => backend.db.rachas.find('rch-atleta-01')
const standing = () => own()?.participants.map(({ id, status, goalkeeper }) => [id, status, goalkeeper])
const drawer = page.getByRole('dialog', { name: 'Colar a lista do grupo' })
const paste = (text: string) => userEvent.fill(drawer.getByLabelText('Lista do grupo'), text)
const save = drawer.getByRole('button', { name: 'Salvar a lista' })

it('the list of the group comes onto the roster, is copied out in its manner, and pasted again changes nobody (N4)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderApp({ path, persona })
  await page.getByRole('link', { name: 'Colar a lista' }).click()
  await paste('Racha 20h\n\n01. 🧤 Bocão\n02. Zeca (dúvida)\n\nFora\n01. Tonho')
  await expect.element(drawer.getByText('1 vai, 1 no gol; 1 em dúvida e 1 fora.')).toBeVisible()
  await save.click()
  await expect.element(page.getByRole('region', { name: '12 vão' })).toMatchTextContent('Bocão')
  await expect.element(page.getByText('3 nomes novos.')).toBeVisible()
  const before = standing()
  await page.getByRole('button', { name: 'Copiar a lista' }).click()
  await expect.element(page.getByRole('button', { name: 'Lista copiada' })).toBeVisible()
  const [copied = ''] = write.mock.calls[0] ?? []
  expect(copied).toMatch(/\n01\. .*Bocão|\n0\d\. 🧤 Bocão|\n0\d\. Bocão/)
  write.mockRestore()
  await page.getByRole('link', { name: 'Colar a lista' }).click()
  await paste(copied)
  await save.click()
  await expect.element(page.getByText('Ninguém mudou: já estava assim.')).toBeVisible()
  expect(standing()).toEqual(before)
})

it('a chat that is pasted whole is shown as answers before they count, and keeps the manner of the list (N4)', async () => {
  await renderApp({ path: `${path}?fazer=colar`, persona })
  await paste('01. Bia\n02. Zeca')
  await save.click()
  await expect.element(page.getByText('2 nomes novos.')).toBeVisible()
  const manner = own()?.listStyle
  await page.getByRole('link', { name: 'Colar a lista' }).click()
  await paste(
    '\u200E[12/11/2026, 10:35:02] ~\u00A0Nando: tô dentro\n[12/11/2026, 10:36:00] Bia: fora hj\n[12/11/2026, 10:37:00] Zeca: kkkk',
  )
  await expect.element(drawer.getByText('1 vai, ninguém no gol; 1 fora.')).toBeVisible()
  await expect.element(drawer.getByText('Fora da lista · Não é uma resposta.')).toBeVisible()
  expect(own()?.participants.find(({ name }) => name === 'Bia')?.status).not.toBe('declined')
  await save.click()
  await expect.element(page.getByText('1 nome novo, 1 resposta mudou.')).toBeVisible()
  expect(own()?.participants.find(({ name }) => name === 'Bia')?.status).toBe('declined')
  expect(own()?.participants.find(({ name }) => name === 'Zeca')?.status).not.toBe('declined')
  expect(own()?.listStyle).toEqual(manner)
})

it('what was pasted stays over a reload until it is saved, and too many names are a sentence (N4)', async () => {
  const first = await renderApp({ path: `${path}?fazer=colar`, persona })
  const names = Array.from({ length: 201 }, (_, at) => `${at + 1} - Nome${at + 1}`).join('\n')
  await paste(names)
  await expect
    .element(drawer.getByText('São 201 nomes, e um racha tem no máximo 200. Tire os que não são da lista.'))
    .toBeVisible()
  await expect.element(save).toBeDisabled()
  await first.unmount()
  await renderApp({ path: `${path}?fazer=colar`, persona })
  await expect.element(drawer.getByLabelText('Lista do grupo')).toHaveValue(names)
})
