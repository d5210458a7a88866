import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const listing = '/campos?esporte=futsal&cidade=Fortaleza&hora=20:00'
const savedOf = () => backend.db.users.by('email', persona)[0]?.savedSearches ?? []

describe('searches that somebody keeps (H1)', () => {
  it('are kept from the listing, and stand in the account, where they are opened, quieted and removed', async () => {
    const { getByRole, getByText } = await renderApp({ path: listing, persona })
    await getByRole('button', { name: 'Salvar esta busca' }).click()
    await expect.element(getByText(/Busca salva\./)).toBeVisible()
    expect(savedOf()).toMatchObject([
      {
        name: 'futsal em Fortaleza, às 20h',
        question: { sport: 'futsal', city: 'Fortaleza', time: '20:00' },
        told: true,
      },
    ])
    await getByRole('link', { name: 'Ver buscas salvas' }).click()
    await getByRole('switch', { name: 'Avisar Futsal em Fortaleza, às 20h' }).click()
    await expect.poll(() => savedOf()[0]?.told).toBe(false)
    await getByRole('link', { name: 'Futsal em Fortaleza, às 20h' }).click()
    await expect.element(getByRole('heading', { name: 'Bora jogar?' })).toBeVisible()
    await expect.element(getByRole('combobox', { name: 'Esporte' })).toHaveValue('futsal')
    await getByRole('link', { name: 'Ver buscas salvas' }).click()
    await getByRole('button', { name: /^Tirar a busca futsal/ }).click()
    await expect.element(getByText('Nenhuma busca salva')).toBeVisible()
    await expect.poll(savedOf).toEqual([])
  })

  it('get another name in their row, which is told at the field where it is none', async () => {
    const { getByRole, getByText } = await renderApp({ path: listing, persona })
    await getByRole('button', { name: 'Salvar esta busca' }).click()
    await getByRole('link', { name: 'Ver buscas salvas' }).click()
    const pencil = getByRole('button', { name: 'Mudar o nome de futsal em Fortaleza, às 20h' })
    await pencil.click()
    const field = getByRole('textbox', { name: 'Nome da busca' })
    await expect.element(field).toHaveFocus()
    await field.fill('  ')
    await userEvent.keyboard('{Enter}')
    await expect.element(getByText('Dê um nome à busca.')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('a'.repeat(161))
    await getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.element(getByText('Use até 160 caracteres.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(pencil).toHaveFocus()
    await pencil.click()
    await field.fill('Futsal da firma')
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('link', { name: 'Futsal da firma' })).toBeVisible()
    await expect.element(getByRole('button', { name: 'Mudar o nome de Futsal da firma' })).toHaveFocus()
    await expect.poll(() => savedOf()[0]?.name).toBe('Futsal da firma')
    expect(savedOf()).toMatchObject([{ told: true, question: { sport: 'futsal' } }])
  })

  it('keep their name where they are saved again by coming back', async () => {
    const { getByRole, router } = await renderApp({ path: listing, persona })
    await getByRole('button', { name: 'Salvar esta busca' }).click()
    await getByRole('link', { name: 'Ver buscas salvas' }).click()
    await getByRole('button', { name: /^Mudar o nome/ }).click()
    await getByRole('textbox', { name: 'Nome da busca' }).fill('Futsal da firma')
    await getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(() => savedOf()[0]?.name).toBe('Futsal da firma')
    let writes = 0
    const count = ({ request }: { request: Request }) => (writes += Number(request.method === 'POST'))
    worker.events.on('request:start', count)
    onTestFinished(() => worker.events.removeListener('request:start', count))
    router.history.push(`${listing}&salvar=sim`)
    await expect.poll(() => router.state.location.search).not.toHaveProperty('salvar')
    await getByRole('link', { name: 'Ver buscas salvas' }).click()
    await expect.element(getByRole('link', { name: 'Futsal da firma' })).toBeVisible()
    expect(writes).toBe(0)
    expect(savedOf()).toMatchObject([{ name: 'Futsal da firma' }])
  })

  it('are kept by whoever signs in for that', async () => {
    const { getByRole } = await renderApp({ path: listing })
    const link = getByRole('link', { name: 'Salvar esta busca' })
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('salvar'))
  })

  it('are kept at once for somebody who comes back signed in', async () => {
    const { getByText, router } = await renderApp({ path: `${listing}&salvar=sim`, persona })
    await expect.element(getByText(/Busca salva\./)).toBeVisible()
    expect(savedOf()).toHaveLength(1)
    expect(router.state.location.search).not.toHaveProperty('salvar')
  })

  it('are not offered where nothing is asked for', async () => {
    const { getByRole } = await renderApp({ path: '/campos', persona })
    await expect.element(getByRole('article').first()).toBeVisible()
    await expect.element(getByRole('button', { name: 'Salvar esta busca' })).not.toBeInTheDocument()
  })
})
