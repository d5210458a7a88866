import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const path = '/atleta/perfil?aba=esportes'
const sportsOf = (email: string) => backend.db.users.by('email', email)[0]?.sports

describe('the sports that somebody plays (H11)', () => {
  it('are none at first, and are added one by one', async () => {
    const persona = 'nova@campolivre.test'
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { name: 'Nenhum esporte por aqui ainda' })).toBeVisible()
    await getByRole('button', { name: 'Futsal' }).click()
    const futsal = getByRole('group', { name: 'Futsal' })
    await expect.element(futsal.getByRole('radio', { name: 'Arrisco' })).toBeChecked()
    await expect.element(getByRole('button', { name: 'Futsal', exact: true })).not.toBeInTheDocument()
    await futsal.getByRole('radio', { name: 'Craque' }).click()
    await expect.element(futsal).toMatchTextContent(/Craque$/)
    await expect.element(getByRole('status').filter({ hasText: 'Salvo' })).toBeVisible()
    await expect.poll(() => sportsOf(persona)).toEqual([{ sport: 'futsal', skill: 5 }])
  })

  it('are taken away again, and can be added anew', async () => {
    const persona = 'atleta@campolivre.test'
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Tirar Futsal' }).click()
    await expect.element(getByRole('button', { name: 'Futsal', exact: true })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'O que você joga', exact: true })).toHaveFocus()
    await expect.poll(() => sportsOf(persona)?.map(({ sport }) => sport)).toEqual(['society', 'beach-tennis'])
  })

  it('are rated by the keyboard alone', async () => {
    const persona = 'atleta@campolivre.test'
    const { getByRole } = await renderApp({ path, persona })
    const chosen = getByRole('group', { name: 'Futsal' }).getByRole('radio', { name: 'Jogo bem' })
    await expect.element(chosen).toBeChecked()
    chosen.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => sportsOf(persona)?.[1]).toEqual({ sport: 'futsal', skill: 4 })
  })

  it('stay as they were when they cannot be saved, and it is said', async () => {
    const persona = 'atleta@campolivre.test'
    const { getByRole } = await renderApp({ path, persona })
    worker.use(http.put('*/api/me/sports', () => new HttpResponse(null, { status: 500 })))
    await getByRole('button', { name: 'Tirar Futsal' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Não deu para salvar seus esportes\./)
    await expect.element(getByRole('group', { name: 'Futsal' })).toBeVisible()
    expect(sportsOf(persona)).toHaveLength(3)
  })
})
