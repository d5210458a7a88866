import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/rachas'
const own = () => backend.db.rachas.find('rch-atleta-01')
const mine = () => own()?.participants.find(({ userId }) => userId === 'usr-atleta')?.status

describe("an athlete's pickup games (A10, H7)", () => {
  it('list the next one first, large, then what was played, without a table', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Meu Racha' })).toBeVisible()
    expect(document.title).toBe('Meu Racha · Campo Livre')
    const next = getByRole('region', { name: 'Próximo jogo' })
    await expect.element(next).toMatchTextContent(/Arena Beira-Mar.*11 de 14 Faltam 3\.Vão Rafael,/)
    await expect.element(next).toMatchTextContent(/Você vai\. Se não puder mais, avise até/)
    const past = getByRole('list', { name: 'Já passaram' }).getByRole('article')
    await expect
      .element(past)
      .toMatchTextContent(/Quadra da praça, Aldeota10 de 10.*JogadoVocê estava na lista$/)
    expect(getByRole('table').query()).toBeNull()
  })

  it('are answered by one touch, which shows at once and is the answer of the server (N2)', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const next = getByRole('region', { name: 'Próximo jogo' })
    await expect
      .element(next.getByRole('button', { name: 'Vou', exact: true }))
      .toHaveAttribute('aria-pressed', 'true')
    await next.getByRole('button', { name: 'Não vou' }).click()
    await expect
      .element(next.getByRole('button', { name: 'Não vou' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(next).toMatchTextContent(/10 de 14 Faltam 4\./)
    expect(mine()).toBe('declined')
  })

  it('lead to each game, and to a new one', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    const card = getByRole('list', { name: 'Já passaram' }).getByRole('link')
    await card.click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/rachas/rch-atleta-02')
    await getByRole('link', { name: 'Meu Racha' }).first().click()
    await getByRole('link', { name: 'Criar racha' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/rachas/novo')
  })

  it('show the next one as a card where it cannot be read (G4)', async () => {
    worker.use(http.get('*/api/rachas/:id', () => HttpResponse.json({}, { status: 404 })))
    const { getByRole } = await renderApp({ path, persona })
    const next = getByRole('region', { name: 'Próximo jogo' })
    await expect.element(next.getByRole('article')).toMatchTextContent(/11 de 14.*Com vagaVocê: vai/)
  })

  it('of others are found by position, level and nearness, and none is a sentence (N5)', async () => {
    const { getByRole, getByText, router } = await renderApp({ path, persona: 'nova@campolivre.test' })
    const open = getByRole('region', { name: 'Vagas abertas' })
    await expect.element(open.getByRole('article').first()).toBeVisible()
    const ask = vi
      .spyOn(navigator.geolocation, 'getCurrentPosition')
      .mockImplementation((_found, refused) => refused?.({} as GeolocationPositionError))
    await open.getByRole('button', { name: 'Perto de mim' }).click()
    await expect.element(open.getByRole('alert')).toMatchTextContent(/^Não deu para saber onde você está/)
    ask.mockImplementation((found) =>
      found({ coords: { latitude: -3.7327, longitude: -38.527 } } as GeolocationPosition),
    )
    await open.getByRole('button', { name: 'Perto de mim' }).click()
    await expect.element(open.getByText('Mais perto primeiro')).toBeVisible()
    await expect.element(open.getByLabelText('Distância')).toHaveFocus()
    await expect.element(open.getByRole('article').first()).toMatchTextContent(/, a [\d.,]+ (km|m)/)
    ask.mockRestore()
    for (const { id } of backend.db.rachas.where(({ visibility }) => visibility === 'public'))
      await backend.db.rachas.update(id, { opening: { to: 'goalkeeper', skillFrom: 2, skillTo: 3 } })
    await open.getByText('Mais filtros').click()
    await open.getByRole('combobox', { name: 'Posição' }).selectOptions('Gol')
    await expect.element(open.getByText('Falta goleiro').first()).toBeVisible()
    await open.getByRole('combobox', { name: 'Seu nível' }).selectOptions('Craque')
    await expect.element(getByText('Nenhum jogo assim agora.')).toBeVisible()
    expect(router.latestLocation.search).toMatchObject({ posicao: 'goalkeeper', nivel: '5' })
    await open.getByRole('button', { name: /^De qualquer nível: \d+ jogos?$/ }).click()
    await expect.element(open.getByRole('article').first()).toBeVisible()
    expect(router.latestLocation.search).not.toHaveProperty('nivel')
  })

  it('of others are found by distance and in one touch by one’s own level (N5)', async () => {
    const { getByRole, router } = await renderApp({ path: `${path}?raio=5`, persona })
    const open = getByRole('region', { name: 'Vagas abertas' })
    await expect.element(open.getByRole('article').first()).toBeVisible()
    await open.getByRole('button', { name: 'Meu nível' }).click()
    await expect
      .element(open.getByRole('button', { name: 'Meu nível' }))
      .toHaveAttribute('aria-pressed', 'true')
    expect(router.latestLocation.search).toMatchObject({ meu: 'sim', raio: '5' })
    await open.getByText('Mais filtros').click()
    await open.getByRole('combobox', { name: 'Seu nível' }).selectOptions('Craque')
    await expect.poll(() => router.latestLocation.search).not.toHaveProperty('meu')
    await open.getByRole('button', { name: 'Meu nível' }).click()
    await expect.poll(() => router.latestLocation.search).not.toHaveProperty('nivel')
    const ask = vi
      .spyOn(navigator.geolocation, 'getCurrentPosition')
      .mockImplementation((found) =>
        found({ coords: { latitude: -30, longitude: -51.2 } } as GeolocationPosition),
      )
    onTestFinished(() => ask.mockRestore())
    await open.getByRole('button', { name: 'Perto de mim' }).click()
    await expect.element(open.getByLabelText('Distância')).toHaveValue('5')
    await expect.element(open.getByText('Nenhum jogo assim agora.')).toBeVisible()
    await open.getByRole('button', { name: /^A qualquer distância: \d+ jogos?$/ }).click()
    await expect.element(open.getByRole('article').first()).toBeVisible()
    expect(router.latestLocation.search).not.toHaveProperty('raio')
  })

  it('of others lead who has told no level to where it is told (N5)', async () => {
    const { getByRole } = await renderApp({ path, persona: 'nova@campolivre.test' })
    const open = getByRole('region', { name: 'Vagas abertas' })
    await open.getByRole('link', { name: 'Dizer meu nível' }).click()
    await expect.element(getByRole('heading', { name: 'Esportes' })).toBeVisible()
  })

  it('of others in one’s own city come first: guessed, said once, and changed from here (N5)', async () => {
    const { getByRole } = await renderApp({ path, persona: 'nova@campolivre.test' })
    const open = getByRole('region', { name: 'Vagas abertas' })
    await open.getByRole('combobox', { name: 'Sua cidade' }).selectOptions('São Paulo')
    await open.getByRole('button', { name: 'Guardar' }).click()
    await expect.element(open.getByText('Primeiro as de São Paulo.')).toBeVisible()
    await expect.element(open.getByRole('article').first()).toMatchTextContent(/São Paulo/)
    expect(backend.db.users.by('email', 'nova@campolivre.test')[0]?.city).toBe('São Paulo')
    await open.getByRole('button', { name: 'Trocar de cidade' }).click()
    await open.getByRole('combobox', { name: 'Sua cidade' }).selectOptions('Fortaleza')
    await open.getByRole('button', { name: 'Guardar' }).click()
    await expect.element(open.getByText('Primeiro as de Fortaleza.')).toBeVisible()
    await expect.element(open.getByRole('article').first()).toMatchTextContent(/Fortaleza/)
  })

  it('of others say where one’s own city has none (N5)', async () => {
    for (const { id } of backend.db.rachas.where((racha) => racha.id.startsWith('rch-fortaleza')))
      await backend.db.rachas.update(id, { visibility: 'link', opening: null })
    const { getByText } = await renderApp({ path, persona })
    await expect
      .element(getByText(/^Nenhuma agora em Fortaleza.*: estas são de outras cidades\.$/))
      .toBeVisible()
  })

  it('of others are filtered by city, day and sport in the address (N5, A14)', async () => {
    const { getByRole, router } = await renderApp({
      path: `${path}?cidade=Cuiab%C3%A1`,
      persona: 'nova@campolivre.test',
    })
    const open = getByRole('region', { name: 'Vagas abertas' })
    await expect.element(open.getByRole('combobox', { name: 'Cidade', exact: true })).toHaveValue('Cuiabá')
    expect(open.getByText('Onde você joga?').query()).toBeNull()
    await open.getByRole('combobox', { name: 'Esporte' }).selectOptions('Padel')
    await expect
      .poll(() => router.latestLocation.search)
      .toMatchObject({ cidade: 'Cuiabá', esporte: 'padel' })
    await open.getByRole('button', { name: 'Limpar os filtros' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({})
    await expect.element(open.getByRole('article').first()).toBeVisible()
  })

  it('of others with open places are joined from here, without a name shown (N5)', async () => {
    const open = backend.db.rachas.where(
      ({ visibility, participants }) =>
        visibility === 'public' && !participants.some(({ userId }) => userId === 'usr-nova'),
    )
    expect(open.length).toBeGreaterThan(0)
    const { getByRole, router } = await renderApp({ path, persona: 'nova@campolivre.test' })
    await expect.element(getByRole('heading', { name: 'Nenhum racha ainda' })).toBeVisible()
    const first = getByRole('region', { name: 'Vagas abertas' }).getByRole('article').first()
    await first.getByRole('button', { name: 'Quero jogar' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/atleta\/rachas\/rch-/)
    await expect
      .element(getByRole('button', { name: 'Vou', exact: true }))
      .toHaveAttribute('aria-pressed', 'true')
  })

  it('of others are joined with the level and the position that were looked for (N5)', async () => {
    for (const { id } of backend.db.rachas.where(({ visibility }) => visibility === 'public'))
      await backend.db.rachas.update(id, { opening: { to: 'anyone', skillFrom: 1, skillTo: 5 } })
    const { getByRole, router } = await renderApp({
      path: `${path}?posicao=goalkeeper&nivel=5`,
      persona: 'nova@campolivre.test',
    })
    const first = getByRole('region', { name: 'Vagas abertas' }).getByRole('article').first()
    await first.getByRole('button', { name: 'Quero jogar no gol' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/atleta\/rachas\/rch-/)
    const joined = backend.db.rachas.find(router.latestLocation.pathname.split('/').at(-1) ?? '')
    expect(joined?.participants.find(({ userId }) => userId === 'usr-nova')).toMatchObject({
      goalkeeper: true,
      skill: 5,
    })
  })
})
