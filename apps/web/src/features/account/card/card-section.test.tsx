import { emptyCard } from '@campo-livre/domain/athletes/own-card.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { drawCard } from './draw-card.ts'

const persona = 'atleta@campolivre.test'
const path = '/atleta/perfil?aba=cartao'
const userOf = (email = persona) => backend.db.users.by('email', email)[0]
const cardOf = (email?: string) => userOf(email)?.card

describe('the card in the account (H11)', () => {
  it('is the athlete’s alone until they open a part, and is saved at every change', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({
      path,
      persona: 'nova@campolivre.test',
    })
    await expect.element(getByText('Para todos, nada: cada parte do seu cartão está fechada.')).toBeVisible()
    await getByRole('button', { name: 'Ataque' }).click()
    await getByLabelText('Pé bom', { exact: true }).selectOptions('Esquerdo')
    await getByLabelText('Altura em centímetros').fill('171')
    await getByLabelText('Nome no cartão').fill('Juju')
    await userEvent.keyboard('{Enter}')
    await getByLabelText('Quem vê: Pé bom').selectOptions('Todos')
    await expect
      .poll(() => cardOf('nova@campolivre.test'))
      .toEqual({
        ...emptyCard,
        name: 'Juju',
        positions: ['forward'],
        foot: 'left',
        heightCm: 171,
        seenBy: { ...emptyCard.seenBy, foot: 'public' },
      })
    const preview = getByRole('region', { name: 'Como os outros veem' })
    await expect.element(preview.getByRole('heading', { name: 'Juju' })).toBeVisible()
    await expect.element(preview).toMatchTextContent(/Esquerdo/)
    await expect.element(preview).not.toMatchTextContent(/1,71|Ataque/)
    await getByLabelText('Quem vê: Altura').selectOptions('Meus rachas')
    await expect.element(preview).not.toMatchTextContent(/1,71/)
    await preview.getByRole('button', { name: 'Meus rachas' }).click()
    await expect.element(preview).toMatchTextContent(/1,71 m/)
  })

  it('keeps a part closed that was closed elsewhere while the page was open', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path, persona })
    await expect.element(getByLabelText('Quem vê: Pé bom')).toHaveValue('public')
    const { id = '', card = emptyCard } = userOf() ?? {}
    await backend.db.users.update(id, { card: { ...card, seenBy: { ...card.seenBy, foot: 'me' } } })
    await getByRole('button', { name: 'Defesa' }).click()
    await expect.poll(() => cardOf()?.positions).toContain('defender')
    await getByLabelText('Quem vê: Altura').selectOptions('Todos')
    await expect.poll(() => cardOf()?.seenBy.height).toBe('public')
    expect(cardOf()?.seenBy.foot).toBe('me')
  })

  it('says once that it is saved, also of the directory', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('switch', { name: 'Aparecer na busca de atletas' }).click()
    const saved = getByRole('status').filter({ hasText: 'Salvo' })
    await expect.element(saved).toBeVisible()
    expect(saved.elements()).toHaveLength(1)
  })

  it('tells before the fourth position that three are all', async () => {
    await backend.db.users.update(userOf()?.id ?? '', {
      card: { ...emptyCard, positions: ['wing', 'midfielder', 'forward'] },
    })
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('group', { name: 'Posição' })).toHaveAccessibleDescription('Até 3.')
  })

  it('says what is wrong with what cannot be saved, and keeps it', async () => {
    const { getByLabelText, getByText } = await renderApp({ path, persona })
    await getByLabelText('Altura em centímetros').fill('17')
    await getByLabelText('Nome no cartão').fill('me chama 85 98877-6655')
    await expect.element(getByText('Informe a altura em centímetros, de 100 a 230.')).toBeVisible()
    await getByLabelText('Altura em centímetros').click()
    await expect.element(getByText('Use só o nome, sem telefone nem e-mail.')).toBeVisible()
    expect(cardOf()).toMatchObject({ name: 'Rafa Monteiro', heightCm: 178 })
  })

  it('has an address, which is made anew and ends after a question', async () => {
    const { getByRole, getByLabelText } = await renderApp({ path, persona })
    await expect
      .element(getByLabelText('Endereço do seu cartão'))
      .toHaveValue(`${location.origin}/atletas/rafa7k2q9mxt`)
    await getByRole('button', { name: 'Trocar endereço' }).click()
    await getByRole('dialog').getByRole('button', { name: 'Trocar endereço' }).click()
    await expect.poll(() => cardOf()?.handle).not.toBe('rafa7k2q9mxt')
    await getByRole('button', { name: 'Tirar do ar' }).click()
    await getByRole('dialog').getByRole('button', { name: 'Tirar do ar' }).click()
    await expect.element(getByRole('button', { name: 'Criar endereço' })).toBeVisible()
    expect(cardOf()).toMatchObject({ handle: null, listed: false, foot: 'left' })
  })

  it('is in no directory without a known age', async () => {
    const user = userOf()
    await backend.db.users.update(user?.id ?? '', {
      birthDate: null,
      card: { ...emptyCard, handle: 'abc', listed: false },
    })
    const { getByText } = await renderApp({ path, persona })
    await expect.element(getByText(/^Informe sua data de nascimento/)).toBeVisible()
  })

  it('tells who wants to be found that nothing of theirs is open yet', async () => {
    await backend.db.users.update(userOf()?.id ?? '', { card: { ...emptyCard, handle: 'abc' } })
    const { getByText, getByRole } = await renderApp({ path, persona })
    await getByRole('switch', { name: 'Aparecer na busca de atletas' }).click()
    await expect.poll(() => cardOf()?.listed).toBe(true)
    await expect.element(getByText(/^Nada do seu cartão está para todos/)).toBeVisible()
  })

  it('stays with somebody under 18', async () => {
    await backend.db.users.update(userOf()?.id ?? '', { birthDate: '2010-03-08' })
    const { getByText, getByRole } = await renderApp({ path, persona })
    await expect.element(getByText(/^Até os 18 anos o seu cartão fica só com você/)).toBeVisible()
    await expect.element(getByText('Por enquanto só você vê.')).toBeVisible()
    expect(getByRole('button', { name: 'Criar endereço' }).elements()).toEqual([])
  })

  it('is read without its figures where they cannot be read', async () => {
    worker.use(http.get('*/api/athlete-card', () => new HttpResponse(null, { status: 500 })))
    const { getByText, getByRole } = await renderApp({ path, persona })
    await expect.element(getByText('Não deu para buscar seus números')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Meio' })).toBeVisible()
  })
})

describe('the card as a picture (H11)', () => {
  const seen = {
    name: 'Rafa Monteiro',
    city: 'Fortaleza',
    positions: ['midfielder', 'forward'] as ('midfielder' | 'forward')[],
    foot: 'left' as const,
    heightCm: 178,
    skills: [{ sport: 'society' as const, skill: 4 }],
    figures: [{ sport: 'futsal' as const, games: 9, matches: 31, wins: 14, goals: 8, assists: 5 }],
    rating: { tenths: 43, votes: 21 },
  }

  it.each([
    ['all of it', seen],
    [
      'a name alone',
      {
        ...seen,
        city: null,
        positions: null,
        foot: null,
        heightCm: null,
        skills: null,
        figures: null,
        rating: null,
      },
    ],
    ['a long name', { ...seen, name: 'Paralelepípedo'.repeat(3).slice(0, 40) }],
  ])('is a PNG of 1080 by 1350 with %s, drawn without asking anybody', async (_what, card) => {
    const asked = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => asked.mockRestore())
    const picture = await drawCard(card)
    const bytes = new DataView(await picture.arrayBuffer())
    expect(picture.type).toBe('image/png')
    expect(bytes.getBigUint64(0)).toBe(0x89504e470d0a1a0an)
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1080, 1350])
    expect(bytes.byteLength).toBeGreaterThan(5_000)
    expect(asked).not.toHaveBeenCalled()
    const image = await createImageBitmap(picture)
    expect([image.width, image.height]).toEqual([1080, 1350])
  })

  it('is shared by the device where it can, else downloaded', async () => {
    const shared: File[] = []
    const share = vi.fn<(data: ShareData) => Promise<void>>(({ files = [] }) => {
      shared.push(...files)
      return Promise.resolve()
    })
    Object.assign(navigator, { canShare: () => true, share })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'canShare')
      Reflect.deleteProperty(navigator, 'share')
    })
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Compartilhar como imagem' }).click()
    await expect
      .poll(() => shared.map(({ name, type }) => [name, type]))
      .toEqual([['meu-cartao.png', 'image/png']])
    Object.assign(navigator, { canShare: () => false })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      shared.push(new File([], this.download))
    })
    onTestFinished(() => clicked.mockRestore())
    await getByRole('button', { name: 'Compartilhar como imagem' }).click()
    await expect.poll(() => shared.length).toBe(2)
    expect(shared[1]?.name).toBe('meu-cartao.png')
    expect(share).toHaveBeenCalledTimes(1)
  })
})
