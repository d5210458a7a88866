import { describe, expect, it } from 'vitest'
import { http, HttpResponse } from 'msw'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/perfil?aba=agenda'
const feedOf = (email: string) => backend.db.users.by('email', email)[0]?.calendarFeed

describe('the calendar on the phone (H2)', () => {
  it('has an address once it is asked for, told once, and is turned off by a second question', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Criar endereço' }).click()
    const address = getByLabelText('Endereço da sua agenda')
    await expect.element(address).toHaveValue(expect.stringMatching(/\/api\/calendar\/[a-z0-9]{40}\.ics$/))
    await expect.element(getByText(/Guarde agora/)).toBeVisible()
    expect(feedOf(persona)?.since).toBe(backend.db.clock.now())
    await getByRole('button', { name: 'Desligar' }).click()
    await expect.element(getByRole('dialog')).toMatchTextContent(/Suas reservas continuam aqui/)
    await getByRole('dialog').getByRole('button', { name: 'Desligar' }).click()
    await expect.element(getByText(/não mostra mais nada a ninguém/)).toHaveFocus()
    await expect.element(getByRole('button', { name: 'Criar endereço' })).toBeVisible()
    expect(feedOf(persona)).toBeNull()
  })

  it('shows no address that was made before, and makes another after a question', async () => {
    const [user] = backend.db.users.by('email', persona)
    const calendarFeed = { secret: 'old', since: '2026-11-12T15:00:00.000Z' }
    await backend.db.users.update(user?.id ?? '', { calendarFeed })
    const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
    await expect.element(getByText(/^Ligada desde 12\/11\./)).toBeVisible()
    await expect.element(getByLabelText('Endereço da sua agenda')).not.toBeInTheDocument()
    await getByRole('button', { name: 'Novo endereço' }).click()
    await expect.element(getByRole('dialog')).toMatchTextContent(/O de agora para de funcionar na hora/)
    await getByRole('dialog').getByRole('button', { name: 'Criar novo endereço' }).click()
    await expect.element(getByLabelText('Endereço da sua agenda')).toBeVisible()
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
    expect(feedOf(persona)?.secret).not.toBe('old')
  })

  it('says so where it fails', async () => {
    const { getByRole } = await renderApp({ path, persona })
    worker.use(http.post('*/api/me/calendar', () => new HttpResponse(null, { status: 500 })))
    await getByRole('button', { name: 'Criar endereço' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Não deu para criar o endereço agora/)
  })

  it('says so where the server has no such thing', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/atleta/perfil', persona })
    backend.db.settings.dialect = 'real'
    await getByRole('link', { name: 'Agenda' }).click()
    await expect.element(getByText(/^Por enquanto não dá para pôr sua agenda no celular/)).toBeVisible()
  })
})
