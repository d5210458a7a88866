import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { atTheField } from '../../../testing/at-the-field.ts'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const own = () => backend.db.rachas.find('rch-atleta-01')
const there = () =>
  own()
    ?.participants.filter(({ arrivedAt }) => arrivedAt !== null)
    .map(({ name }) => name)

describe('the code at the field (N2)', () => {
  it('is shown by the organiser, who sees those who read it come, in order', async () => {
    await atTheField()
    const { getByRole } = await renderApp({ path: '/atleta/rachas/rch-atleta-01', persona })
    await getByRole('link', { name: 'Mostrar o QR da chegada' }).click()
    const drawer = page.getByRole('dialog', { name: 'Chegada' })
    await expect.element(drawer.getByRole('img', { name: 'QR code da chegada' })).toBeVisible()
    await expect.element(drawer.getByText('Ninguém leu o código ainda.')).toBeVisible()
    await backend.db.rachas.update('rch-atleta-01', {
      participants: (own()?.participants ?? []).map((each, index) =>
        index < 2 ? { ...each, arrivedAt: `2026-11-20T12:0${index}:00.000Z` } : each,
      ),
    })
    await expect.element(drawer.getByRole('listitem').nth(1)).toBeVisible()
    await expect.element(drawer.getByRole('listitem').first()).toMatchTextContent(/^1º/)
  })

  it('notes an athlete who is signed in without another touch', async () => {
    const { getByText } = await renderApp({ path: await atTheField(), persona })
    await expect.element(getByText('Rafael, chegada anotada.')).toBeVisible()
    expect(there()).toEqual(['Rafael Monteiro'])
  })

  it('notes a guest who says who they are, and knows them again', async () => {
    const path = await atTheField()
    const { getByRole, getByText, unmount } = await renderApp({ path })
    await getByRole('button', { name: 'Bocão' }).click()
    await expect.element(getByText('Bocão, chegada anotada.')).toBeVisible()
    expect(there()).toEqual(['Bocão'])
    await unmount()
    const again = await renderApp({ path })
    await expect.element(again.getByText('Bocão, chegada anotada.')).toBeVisible()
  })

  it('says so when it was read too long ago, and still takes the answer', async () => {
    const path = await atTheField()
    backend.db.clock.advance(11)
    const { getByText, getByRole } = await renderApp({ path })
    await expect.element(getByText(/^Esse código já trocou\./)).toBeVisible()
    await expect.element(getByRole('group', { name: 'Sua resposta' })).toBeVisible()
    expect(there()).toEqual([])
  })
})
