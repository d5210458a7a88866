import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend, worker } from '../../testing/backend.ts'
import { atTheField } from '../../testing/at-the-field.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/rachas/rch-atleta-01'
const own = () => backend.db.rachas.find('rch-atleta-01')
const statusOf = (id: string) => own()?.participants.find((each) => each.id === id)?.status

describe('one racha (A13, H7)', () => {
  it('has an address of its own, with who goes, and the booking for the one who organises', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Seu racha' })).toBeVisible()
    await expect.poll(() => document.title).toBe(`Racha ${own()?.code} · Campo Livre`)
    const going = own()?.participants.filter(({ status }) => status === 'confirmed') ?? []
    const shown = getByRole('region', { name: '11 vão' }).getByRole('listitem')
    expect(shown.elements()).toHaveLength(going.length)
    for (const [index, { name }] of going.entries()) {
      await expect.element(shown.nth(index)).toMatchTextContent(name)
      expect(shown.nth(index).element().textContent.trim()).toMatch(new RegExp(`^${index + 1}\\D`))
    }
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole('menuitem', { name: 'Ver a reserva' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/reservas/bkg-atleta-13')
  })

  it('keeps booking and tools from those who only play', async () => {
    await backend.db.rachas.update('rch-atleta-02', { bookingId: 'bkg-atleta-13', pricePerHeadCents: 2_000 })
    const { getByRole } = await renderApp({ path: '/atleta/rachas/rch-atleta-02', persona })
    await expect.element(getByRole('heading', { name: '10 foram' })).toBeVisible()
    expect(getByRole('link', { name: 'Ver a reserva' }).query()).toBeNull()
    expect(getByRole('group', { name: 'O que fazer com o racha' }).query()).toBeNull()
    expect(getByRole('button', { name: /: pago$/ }).query()).toBeNull()
  })

  it('says that one is not there (A14, G4), and tries again', async () => {
    worker.use(http.get('*/api/rachas/:id', () => HttpResponse.json({}, { status: 500 })))
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByText('Não deu para abrir o racha')).toBeVisible()
    worker.resetHandlers()
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(getByRole('heading', { name: '11 vão' })).toBeVisible()
  })

  it('is shared by one link, as a text without a surname', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path, persona })
    await expect
      .element(getByLabelText('Link do racha'))
      .toHaveValue(`${location.origin}/racha/convite-rch-atleta-01`)
    const send = getByRole('link', { name: 'Chamar no WhatsApp' }).element() as HTMLAnchorElement
    const text = new URL(send.href).searchParams.get('text') ?? ''
    expect(text).toMatch(
      /^Bora jogar futebol society\?[^]+Faltam 3 de 14\.[^]+\/racha\/convite-rch-atleta-01$/,
    )
    expect(text).not.toContain('Monteiro')
  })

  it('gets a name from its organiser, who may take it off again', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('link', { name: 'Pôr gente na lista' }).click()
    const form = getByRole('dialog', { name: 'Pôr gente na lista' })
    await form.getByLabelText('Nome').fill('Bocão')
    await form.getByRole('button', { name: 'Pôr na lista' }).click()
    await expect.element(getByRole('region', { name: '12 vão' })).toMatchTextContent('Bocão')
    await getByRole('link', { name: 'Bocão: mudar' }).click()
    const person = getByRole('dialog', { name: 'Bocão' })
    await person.getByRole('button', { name: 'Tirar da lista' }).click()
    await expect.element(getByRole('region', { name: '11 vão' })).toBeVisible()
    expect(own()?.participants.some(({ name }) => name === 'Bocão')).toBe(false)
  })

  it('is answered by the organiser for somebody who only told them', async () => {
    const invited = own()?.participants.find(({ status }) => status === 'invited')
    const { getByRole } = await renderApp({ path: `${path}?pessoa=${invited?.id}`, persona })
    const person = getByRole('dialog', { name: invited?.name ?? '' })
    await person.getByRole('button', { name: 'Vou', exact: true }).click()
    await expect.element(person).toMatchTextContent(/^[^]*Vai, /)
    expect(statusOf(invited?.id ?? '')).toBe('confirmed')
    await person.getByRole('button', { name: 'Marcar que pagou' }).click()
    await expect.element(person.getByRole('button', { name: 'Tirar o pago' })).toBeVisible()
    expect(own()?.participants.find(({ id }) => id === invited?.id)?.paid).toBe(true)
  })

  it('has who has paid noted by a touch on their row (H7)', async () => {
    const owing = own()?.participants.find(({ status, paid }) => status === 'confirmed' && !paid)
    const { getByRole } = await renderApp({ path, persona })
    const paid = getByRole('button', { name: `${owing?.name}: pago` })
    await expect.element(paid).toHaveAttribute('aria-pressed', 'false')
    await paid.click()
    await expect.element(paid).toHaveAttribute('aria-pressed', 'true')
    expect(own()?.participants.find(({ id }) => id === owing?.id)?.paid).toBe(true)
  })

  it('has its acts at hand: the invitation, the list and the teams, the rest behind one menu (A13)', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const bar = getByRole('group', { name: 'O que fazer com o racha' })
    await expect.element(bar.getByRole('link', { name: 'Chamar no WhatsApp' })).toBeVisible()
    expect([...bar.element().children].map((each) => each.textContent.trim())).toEqual([
      'Chamar',
      'Lista',
      'Times',
      'Mais',
    ])
    await bar.getByRole('button', { name: 'Mais' }).click()
    await expect.element(getByRole('menuitem').first()).toBeVisible()
    const rest = getByRole('menuitem').elements()
    expect(rest.map(({ textContent }) => textContent)).toEqual([
      'Dividir a conta',
      'Abrir vagas',
      'Mudar o racha',
      'Ver a reserva',
      'Silenciar este racha',
      'Trocar o link',
      'Cancelar o racha',
    ])
    await getByRole('menuitem', { name: 'Silenciar este racha' }).click()
    await expect.poll(() => own()?.mutedBy).toContain('usr-atleta')
    await bar.getByRole('button', { name: 'Mais' }).click()
    await getByRole('menuitem', { name: 'Mudar o racha' }).click()
    const form = getByRole('dialog', { name: 'Mudar o racha' })
    await expect.element(form).toBeVisible()
    await expect.poll(() => form.element().contains(document.activeElement)).toBe(true)
  })

  it('has the code as its main act at the field, and the bill once it is over', async () => {
    await atTheField()
    const atIt = await renderApp({ path, persona })
    const bar = atIt.getByRole('group', { name: 'O que fazer com o racha' })
    await expect.element(bar.getByRole('link', { name: 'Mostrar o QR da chegada' })).toBeVisible()
    expect(bar.element().children[0]?.textContent.trim()).toBe('Chegada')
    await atIt.unmount()
    await backend.db.rachas.update('rch-atleta-01', {
      start: '2026-11-19T22:00:00.000Z',
      end: '2026-11-19T23:00:00.000Z',
    })
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('link', { name: 'Dividir a conta' })).toBeVisible()
    expect(bar.element().children[0]?.textContent.trim()).toBe('Dividir a conta')
  })

  it('has a level and a name for each of its guests, of which only the organiser knows the level (N3)', async () => {
    const guest = own()?.participants.find(({ status }) => status === 'invited')
    await backend.db.rachas.update('rch-atleta-01', {
      participants: (own()?.participants ?? []).map((each) =>
        each.id === guest?.id ? { ...each, userId: null, name: 'Bocão' } : each,
      ),
    })
    const { getByRole } = await renderApp({ path: `${path}?pessoa=${guest?.id}`, persona })
    const person = getByRole('dialog', { name: 'Bocão' })
    await person.getByLabelText('Nível de jogo').selectOptions('Craque')
    await expect.poll(() => own()?.participants.find(({ id }) => id === guest?.id)?.skill).toBe(5)
    await person.getByLabelText('Nome na lista').fill('')
    await person.getByRole('button', { name: 'Mudar o nome' }).click()
    await expect.element(person).toMatchTextContent(/Escreva o nome\./)
    await person.getByLabelText('Nome na lista').fill('Bocão da Vila')
    await person.getByRole('button', { name: 'Mudar o nome' }).click()
    await expect.element(getByRole('dialog', { name: 'Bocão da Vila' })).toBeVisible()
  })

  it('opens its places, and is cancelled with a reason', async () => {
    await backend.db.rachas.update('rch-atleta-01', { visibility: 'link', opening: null })
    const { getByRole, getByText } = await renderApp({ path: `${path}?fazer=abrir`, persona })
    await getByRole('combobox', { name: 'Até quantos km' }).selectOptions('10 km')
    await getByRole('button', { name: 'Salvar as vagas' }).click()
    await expect.element(getByText(/As vagas livres estão abertas.*, a até 10 km\.$/)).toBeVisible()
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole('menuitem', { name: 'Cancelar o racha' }).click()
    const question = getByRole('dialog', { name: 'Cancelar este racha?' })
    await question.getByRole('button', { name: 'Chuva' }).click()
    await question.getByRole('button', { name: 'Cancelar racha' }).click()
    await expect.element(getByText('Cancelado: Chuva')).toBeVisible()
  })

  it('has a new link when the old one got around', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path: `${path}?fazer=renovar`, persona })
    await getByRole('button', { name: 'Trocar o link' }).click()
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
    await expect
      .element(getByLabelText('Link do racha'))
      .toHaveValue(`${location.origin}/racha/${own()?.linkToken}`)
    expect(own()?.linkToken).not.toBe('convite-rch-atleta-01')
  })

  it('has its facts changed, with what does not fit at its field (A14)', async () => {
    const { getByRole, getByText } = await renderApp({ path: `${path}?fazer=mudar`, persona })
    const form = getByRole('dialog', { name: 'Mudar o racha' })
    await form.getByLabelText('Vagas').fill('12')
    await form.getByLabelText('Mínimo para ter jogo').fill('10')
    await form.getByRole('button', { name: 'Salvar o racha' }).click()
    await expect.element(getByText(/^Escolha o fechamento das respostas/)).toBeVisible()
    await form.getByLabelText('Mínimo para ter jogo').fill('')
    await form.getByRole('button', { name: 'Salvar o racha' }).click()
    await expect.poll(() => own()?.maxPlayers).toBe(12)
  })
})

describe('a booking with a racha (H2, H7)', () => {
  it('leads its athlete to it, and tells the arena how many come', async () => {
    const athlete = await renderApp({ path: '/atleta/reservas/bkg-atleta-13', persona })
    await expect
      .element(athlete.getByRole('link', { name: 'Ver o racha: 11 de 14 vão' }))
      .toHaveAttribute('href', path)
    await athlete.unmount()
    const arena = await renderApp({
      path: '/company/bookings?reserva=bkg-atleta-13',
      persona: 'empresa@campolivre.test',
    })
    await expect.element(arena.getByText('É um racha: 11 de 14 confirmados.')).toBeVisible()
  })
})
