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
