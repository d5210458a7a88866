import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/perfil?aba=avisos'
const userOf = () => backend.db.users.by('email', persona)[0]
const alertsOf = () => userOf()?.openAlerts
const mutedOf = (email: string) => backend.db.users.by('email', email)[0]?.muted

describe('what somebody is told of (H11)', () => {
  it('is turned on and off kind by kind, and kept at once', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByRole('switch', { name: 'Comandas', exact: true })).not.toBeChecked()
    await expect.element(getByText(/a gente avisa sempre/)).toBeVisible()
    await getByRole('switch', { name: 'Comandas', exact: true }).click()
    await getByRole('switch', { name: 'Rachas', exact: true }).click()
    await expect.element(getByRole('switch', { name: 'Comandas', exact: true })).toBeChecked()
    await expect.poll(() => mutedOf(persona)).toEqual(['rachas'])
    await expect.element(getByRole('status').filter({ hasText: 'Salvo' })).toBeVisible()
  })

  it('comes by e-mail as well, not at night, and all in one mail where somebody wants that', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const mailsOf = () => backend.db.users.by('email', persona)[0]?.noticeMails
    await expect.element(getByRole('switch', { name: 'Rachas E-mail' })).not.toBeChecked()
    await getByRole('switch', { name: 'Rachas E-mail' }).click()
    await expect.poll(() => mailsOf()?.mailed).toEqual(['rachas'])
    expect(mailsOf()).toMatchObject({ quiet: { from: 1320, until: 480 }, digest: false })
    await getByRole('combobox', { name: 'Silêncio até' }).selectOptions('420')
    await expect.poll(() => mailsOf()?.quiet).toEqual({ from: 1320, until: 420 })
    await getByRole('switch', { name: 'Silêncio à noite' }).click()
    await expect.poll(() => mailsOf()?.quiet).toBeNull()
    await expect.element(getByRole('combobox', { name: 'Silêncio até' })).not.toBeInTheDocument()
    await getByRole('switch', { name: 'Resumo diário' }).click()
    await expect.poll(() => mailsOf()).toMatchObject({ digest: true, mailed: ['rachas'], quiet: null })
    expect(mutedOf(persona)).toEqual(['tabs'])
  })

  it('tells of open places nearby where that is asked for, in the city or around the device (N5)', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path, persona })
    await expect.element(getByRole('switch', { name: 'Vagas perto de você' })).not.toBeChecked()
    await getByRole('switch', { name: 'Vagas perto de você' }).click()
    await expect.poll(alertsOf).toEqual({ around: null, mine: true })
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
      found({ coords: { latitude: -3.731_942, longitude: -38.526_713 } } as GeolocationPosition)
    })
    onTestFinished(() => asked.mockRestore())
    await getByLabelText('Onde, para as vagas').selectOptions('Até 10 km daqui')
    const around = { latitude: -3.73, longitude: -38.53 }
    await expect.poll(alertsOf).toEqual({ around: { ...around, withinKm: 10 }, mine: true })
    asked.mockImplementation((found) => {
      found({ coords: { latitude: -8.05, longitude: -34.9 } } as GeolocationPosition)
    })
    await getByLabelText('Onde, para as vagas').selectOptions('Até 5 km de onde eu estava')
    await expect.poll(alertsOf).toEqual({ around: { ...around, withinKm: 5 }, mine: true })
    await getByRole('button', { name: 'Atualizar o lugar' }).click()
    await expect.poll(alertsOf).toMatchObject({ around: { latitude: -8.05, longitude: -34.9, withinKm: 5 } })
    await getByRole('switch', { name: 'Só do meu nível' }).click()
    await expect.poll(alertsOf).toMatchObject({ mine: false })
    await getByRole('switch', { name: 'Vagas perto de você' }).click()
    await expect.poll(alertsOf).toBeNull()
  })

  it('hears no place that comes after another choice (N5)', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
    const alerts = getByRole('switch', { name: 'Vagas perto de você' })
    await alerts.click()
    await expect.poll(alertsOf).toMatchObject({ around: null })
    const late: PositionCallback[] = []
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
      late.push(found)
    })
    onTestFinished(() => asked.mockRestore())
    await getByLabelText('Onde, para as vagas').selectOptions('Até 10 km daqui')
    await expect.element(getByText('Procurando onde você está…')).toBeVisible()
    await alerts.click()
    await expect.poll(alertsOf).toBeNull()
    await expect.element(getByText('Procurando onde você está…')).not.toBeInTheDocument()
    late[0]?.({ coords: { latitude: -3.73, longitude: -38.53 } } as GeolocationPosition)
    await alerts.click()
    await expect.poll(alertsOf).toEqual({ around: null, mine: true })
  })

  it('takes a distance where nobody has said a city, and says what is missing (N5)', async () => {
    await backend.db.users.update(userOf()?.id ?? '', { city: null, sports: [] })
    const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
    await getByRole('switch', { name: 'Vagas perto de você' }).click()
    await expect.element(getByText(/^Sem cidade, nenhum aviso chega/)).toBeVisible()
    expect(alertsOf() ?? null).toBeNull()
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
      found({ coords: { latitude: -3.731_942, longitude: -38.526_713 } } as GeolocationPosition)
    })
    onTestFinished(() => asked.mockRestore())
    await getByLabelText('Onde, para as vagas').selectOptions('Até 5 km daqui')
    await expect
      .poll(alertsOf)
      .toEqual({ around: { latitude: -3.73, longitude: -38.53, withinKm: 5 }, mine: false })
    await expect.element(getByText(/^Diga seu nível em/)).toBeVisible()
  })

  it('asks who has not told their age for it first (N5)', async () => {
    await backend.db.users.update(userOf()?.id ?? '', { birthDate: null })
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByText(/conte antes quando você nasceu/)).toBeVisible()
    const part = getByRole('region', { name: 'Vagas perto de você' })
    await expect.element(part.getByRole('link', { name: 'Meus dados' })).toBeVisible()
    await expect.element(getByRole('switch', { name: 'Vagas perto de você' })).not.toBeInTheDocument()
  })

  it('shows at once, and is as it was when the server refuses', async () => {
    const { getByRole } = await renderApp({ path, persona })
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    worker.use(
      http.put('*/api/me/notification-preferences', async () => {
        await refused
        return new HttpResponse(null, { status: 500 })
      }),
    )
    await getByRole('switch', { name: 'Reservas', exact: true }).click()
    await expect.element(getByRole('switch', { name: 'Reservas', exact: true })).not.toBeChecked()
    refuse()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Não deu para salvar seus avisos\./)
    await expect.element(getByRole('switch', { name: 'Reservas', exact: true })).toBeChecked()
    expect(mutedOf(persona)).toEqual(['tabs'])
  })

  it('has the kinds of the role: an arena’s include its sales', async () => {
    const { getByRole } = await renderApp({
      path: '/company/account?aba=avisos',
      persona: 'empresa@campolivre.test',
    })
    await expect.element(getByRole('switch', { name: 'Novas reservas', exact: true })).toBeChecked()
    await expect.element(getByRole('switch', { name: 'Rachas', exact: true })).not.toBeInTheDocument()
  })

  it('says so where the server has no such choice', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/atleta/perfil', persona })
    backend.db.settings.dialect = 'real'
    await getByRole('link', { name: 'Avisos' }).click()
    await expect.element(getByText('Por enquanto não dá para mudar seus avisos por aqui.')).toBeVisible()
  })

  it('says for how long to wait when it was changed too often (H11)', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const refusal = () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '42' } })
    worker.use(http.put('*/api/me/notification-preferences', refusal))
    await getByRole('switch', { name: 'Rachas', exact: true }).click()
    await expect.element(getByRole('alert')).toMatchTextContent(/Próxima tentativa em .*4\d s\.$/)
  })
})
