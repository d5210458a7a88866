import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const call = '*/api/company/profile'

/** Opens the form for the public page of the persona's arena. */
async function open(who = persona) {
  const app = await renderApp({ path: '/company/profile', persona: who })
  const field = (label: string) => app.getByLabelText(label, { exact: true })
  const save = app.getByRole('button', { name: 'Salvar a página' })
  await expect.element(field('Nome da arena')).toBeVisible()
  return { ...app, field, save }
}

describe('the public page of a company, by who runs it (A9, H8)', () => {
  it('is saved as a whole, and shown to everybody at the same address', async () => {
    const { field, save, getByRole, getByText, router } = await open()
    await field('Nome da arena').fill('Arena Nova Beira-Mar')
    await field('Descrição (opcional)').fill('Areia lavada e sombra.')
    await field('WhatsApp (opcional)').fill('85901112222')
    await getByText('Escolinha').click()
    await save.click()
    await expect.element(getByText(/^Página salva/)).toBeVisible()
    const own = backend.db.companies.by('ownerId', 'usr-empresa')[0]
    expect(own).toMatchObject({ slug: 'arena-beira-mar', whatsapp: '5585901112222' })
    expect(own?.amenities).toContain('school')
    await getByRole('link', { name: 'Ver página pública' }).click()
    await expect.element(getByRole('heading', { level: 1, name: 'Arena Nova Beira-Mar' })).toBeVisible()
    await expect.element(getByText('Areia lavada e sombra.')).toBeVisible()
    expect(router.latestLocation.pathname).toBe('/company/arena-beira-mar')
    await router.navigate({ to: '/company' })
    await expect.element(getByText('Arena Nova Beira-Mar').first()).toBeVisible()
  })

  it('has nothing to save before something is changed, nor when it is changed back', async () => {
    const { field, save } = await open()
    await expect.element(save).not.toBeInTheDocument()
    await field('Número').fill('1')
    await expect.element(save).toBeVisible()
    await field('Número').fill('3480')
    await expect.element(save).not.toBeInTheDocument()
  })

  it('can be put back as it was', async () => {
    const { field, getByRole, getByText } = await open()
    await field('Rua ou avenida').fill('Rua Nova')
    await getByText('Escolinha').click()
    await getByRole('button', { name: 'Desfazer tudo' }).click()
    await expect.element(field('Rua ou avenida')).toHaveValue('Avenida Zezé Diogo')
    await expect.element(getByRole('checkbox', { name: 'Escolinha' })).not.toBeChecked()
    await expect.element(getByRole('form', { name: 'Página da arena' })).toHaveFocus()
  })

  it('keeps what was changed over a reload, times too (G5)', async () => {
    const { field, getByRole, unmount } = await open()
    await field('Descrição (opcional)').fill('Ainda escrevendo')
    await getByRole('switch', { name: 'Abre no domingo' }).click()
    await unmount()
    const again = await open()
    await expect.element(again.field('Descrição (opcional)')).toHaveValue('Ainda escrevendo')
    await expect.element(again.getByRole('switch', { name: 'Abre no domingo' })).not.toBeChecked()
    await expect.element(again.save).toBeVisible()
  })

  it('says what is missing at its field, and focuses the first', async () => {
    const { field, save, getByText } = await open()
    await field('Bairro').fill('')
    await field('Nome da arena').fill(' ')
    await field('WhatsApp (opcional)').fill('123')
    await save.click()
    await expect.element(getByText('Informe o nome da arena.')).toBeVisible()
    await expect.element(getByText('Informe o bairro.')).toBeVisible()
    await expect.element(getByText('Informe o telefone com DDD, como (85) 90123-4567.')).toBeVisible()
    await expect.element(field('Nome da arena')).toHaveFocus()
  })

  it.each([
    ['address.district', 'Bairro'],
    ['rules.cancellationPolicy.lateRefundPercent', 'Depois disso, volta'],
    ['rules.cancellationPolicy.graceMinutes', 'Tempo para pensar'],
    ['rules.noShowPercent', 'Quem falta perde até'],
    ['rules.rainNote', 'Sobre a chuva, nas suas palavras (opcional)'],
    ['acceptsPayAtVenue', 'Como se paga'],
  ])('shows what the server refuses of %s at %s (G1a)', async (path, label) => {
    const refusal = { message: 'x', errors: { [path]: ['Assim não dá.'] } }
    worker.use(http.put(call, () => HttpResponse.json(refusal, { status: 422 })))
    const { field, save, getByText } = await open()
    await field('Número').fill('1')
    await save.click()
    await expect.element(getByText('Assim não dá.')).toBeVisible()
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field('Número')).toHaveValue('1')
  })

  it('says what the server refuses of the amenities, and leads there (G1a)', async () => {
    const refusal = { message: 'x', errors: { 'amenities.0': ['Assim não dá.'] } }
    worker.use(http.put(call, () => HttpResponse.json(refusal, { status: 422 })))
    const { field, save, getByRole } = await open()
    await field('Número').fill('1')
    await save.click()
    await expect.element(getByRole('alert')).toMatchTextContent('Assim não dá.')
    await expect.poll(() => document.activeElement?.getAttribute('data-path')).toBe('amenities')
  })

  it('shows what was changed elsewhere, while nothing is changed here', async () => {
    const { field, queryClient } = await open()
    const own = backend.db.companies.by('ownerId', 'usr-empresa')[0]
    await backend.db.companies.update(own?.id ?? '', { name: 'Arena de Outro Aparelho' })
    await queryClient.invalidateQueries()
    await expect.element(field('Nome da arena')).toHaveValue('Arena de Outro Aparelho')
  })

  describe('that somebody else changes meanwhile', () => {
    const own = () => backend.db.companies.by('ownerId', 'usr-empresa')[0]
    const theirs = (changes: Partial<NonNullable<ReturnType<typeof own>>>) =>
      backend.db.companies.update(own()?.id ?? '', { ...changes, version: (own()?.version ?? 0) + 1 })

    it('is merged field by field, and nothing that was typed is lost (G5)', async () => {
      const { field, save, getByText, getByRole } = await open()
      await field('Número').fill('77')
      await field('Nome da arena').fill('Arena Minha')
      await getByText('Escolinha').click()
      const openingHours = [[], ...Array.from({ length: 6 }, () => [{ opens: 600, closes: 1200 }])]
      await theirs({ name: 'Arena Deles', description: 'Deles.', openingHours })
      await save.click()
      const told = getByRole('region', { name: 'Alguém mudou a página enquanto você editava' })
      await expect.element(told).toHaveFocus()
      await expect.element(told.getByText(/^Nome da arena: agora está/)).toMatchTextContent(/Arena Deles/)
      await expect.element(told.getByText(/^Descrição: o valor novo/)).toBeVisible()
      await expect.element(field('Nome da arena')).toHaveValue('Arena Minha')
      await expect.element(field('Descrição (opcional)')).toHaveValue('Deles.')
      await expect.element(field('Segunda: abre')).toHaveValue('600')
      expect(own()?.name).toBe('Arena Deles')
      await save.click()
      await expect.element(getByText(/^Página salva/)).toBeVisible()
      await expect.element(told).not.toBeInTheDocument()
      expect(own()).toMatchObject({ name: 'Arena Minha', description: 'Deles.', openingHours, version: 3 })
      expect(own()?.address.number).toBe('77')
      expect(own()?.amenities).toContain('school')
    })

    it('is merged after a reload too, and their value can be taken', async () => {
      const { field, unmount } = await open()
      const closed = Array.from({ length: 7 }, () => [])
      await field('Nome da arena').fill('Arena Minha')
      await field('Segunda: abre').selectOptions('8h')
      await unmount()
      await theirs({ name: 'Arena Deles', openingHours: closed })
      const again = await open()
      await expect.element(again.field('Nome da arena')).toHaveValue('Arena Minha')
      await again.getByRole('button', { name: 'Usar este valor em Nome da arena' }).click()
      await expect.element(again.field('Nome da arena')).toHaveValue('Arena Deles')
      await again.getByRole('button', { name: 'Usar este valor em Horários' }).click()
      await expect.element(again.getByRole('switch', { name: 'Abre na segunda' })).not.toBeChecked()
      await expect.element(again.save).not.toBeInTheDocument()
    })
  })

  it('stays saved when the cached arena is updated after the answer', async () => {
    const { field, save, getByText, getByRole } = await open()
    await field('Nome da arena').fill('Arena Sem Pressa')
    const news: (() => void)[] = []
    notifyManager.setScheduler((tell) => void news.push(tell))
    onTestFinished(() => notifyManager.setScheduler(defaultScheduler))
    await save.click()
    await expect.element(getByText('Página salva.')).toBeVisible()
    const form = getByRole('form', { name: 'Página da arena' }).element()
    notifyManager.setScheduler(defaultScheduler)
    for (const tell of news) tell()
    await expect.element(getByText('Arena Sem Pressa')).toBeInTheDocument()
    await expect.element(getByText('Página salva.')).toBeVisible()
    expect(getByRole('form', { name: 'Página da arena' }).element()).toBe(form)
  })

  it('says so when the server does not know the call, and works on the next try (G4)', async () => {
    worker.use(http.put(call, () => new HttpResponse(null, { status: 404 }), { once: true }))
    const { field, save, getByRole, getByText } = await open()
    await field('Número').fill('1')
    await save.click()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Por enquanto não dá/)
    await expect.element(field('Número')).toHaveValue('1')
    await save.click()
    await expect.element(getByText(/^Página salva/)).toBeVisible()
  })

  it('says the policy as players read it, while it is typed', async () => {
    const { field, getByText } = await open()
    await field('Tudo de volta até').fill('12')
    await field('Depois disso, volta').fill('30')
    await field('Tempo para pensar').fill('20')
    await expect
      .element(
        getByText(
          /Cancele até 12 h antes e receba tudo de volta\. Depois disso, até o início, você recebe 30%\. Reservou e mudou de ideia\? Em até 20 min, antes do início, volta tudo\./,
        ),
      )
      .toBeVisible()
  })
})

describe('the rules of a company (A9, H8)', () => {
  const own = () => backend.db.companies.by('ownerId', 'usr-empresa')[0]

  it('are changed as values, each seen as visitors read it, and are kept over a reload', async () => {
    const { field, getByRole, getByText, unmount } = await open()
    await field('Como se paga').selectOptions('Um sinal por Pix ou cartão, e o resto no local')
    await field('Sinal').fill('25')
    await field('Tolerância').fill('10')
    await field('Tempo para pensar').fill('20')
    await field('Quando chove').selectOptions('Crédito na arena')
    await field('Sobre a chuva, nas suas palavras (opcional)').fill('Vale por 60 dias.')
    const preview = getByRole('group', { name: 'Quem reserva lê:' })
    await expect
      .element(preview)
      .toMatchTextContent(/Pague 25% por Pix ou cartão na hora de reservar, como sinal, e o resto no local\./)
    await expect.element(preview).toMatchTextContent(/A arena espera até 10 min\./)
    await expect.element(preview).toMatchTextContent(/vira crédito na arena\. Vale por 60 dias\.$/)
    await unmount()
    const again = await open()
    await expect.element(again.field('Sinal')).toHaveValue('25')
    await again.save.click()
    await expect.element(getByText(/^Página salva/)).toBeVisible()
    expect(own()).toMatchObject({
      acceptsPayAtVenue: false,
      rules: {
        cancellationPolicy: { graceMinutes: 20 },
        rain: 'credit',
        rainNote: 'Vale por 60 dias.',
        depositPercent: 25,
        toleranceMinutes: 10,
        noShowPercent: 80,
      },
    })
  })

  it('go back to the whole price, at the venue too, without a deposit', async () => {
    const rules = { ...usualRules, depositPercent: 30 }
    await backend.db.companies.update(own()?.id ?? '', { rules, acceptsPayAtVenue: false })
    const { field, save, getByText } = await open()
    await expect.element(field('Sinal')).toHaveValue('30')
    await field('Como se paga').selectOptions('Por Pix ou cartão ao reservar, ou no local')
    await expect.element(field('Sinal')).not.toBeInTheDocument()
    await save.click()
    await expect.element(getByText(/^Página salva/)).toBeVisible()
    expect(own()).toMatchObject({ acceptsPayAtVenue: true, rules: { depositPercent: 100 } })
  })

  it.each([
    ['Tudo de volta até', '721', 'Use um número de 0 a 720.'],
    ['Depois disso, volta', '', 'Use um número de 0 a 100.'],
    ['Sinal', '9', 'Use um número de 10 a 99.'],
    ['Sinal', '100', 'Use um número de 10 a 99.'],
    ['Tolerância', '61', 'Use um número de 0 a 60.'],
    ['Quem falta perde até', '101', 'Use um número de 0 a 100.'],
    [
      'Quem falta perde até',
      '49',
      'Faltar não pode sair mais barato que cancelar em cima da hora: use pelo menos 50.',
    ],
  ])('are told at %s when it is “%s”', async (label, text, sentence) => {
    const { field, save, getByText } = await open()
    await field('Como se paga').selectOptions('Um sinal por Pix ou cartão, e o resto no local')
    await field(label).fill(text)
    await save.click()
    await expect.element(field(label)).toHaveFocus()
    await expect.element(getByText(sentence)).toBeVisible()
  })
})

describe("an arena's own holidays (A9, H1)", () => {
  const own = () => backend.db.companies.by('ownerId', 'usr-empresa')[0]
  const row = (of: Awaited<ReturnType<typeof open>>, name: string) =>
    of.getByRole('group', { name, exact: true })

  it('are added with a name and a day, once or every year, and taken away', async () => {
    const app = await open()
    await app.getByRole('button', { name: 'Adicionar feriado' }).click()
    await expect.element(app.field('Nome do feriado')).toHaveFocus()
    await userEvent.keyboard('Padroeira')
    await row(app, 'Padroeira').getByRole('textbox', { name: 'Dia' }).fill('15/08/2027')
    await userEvent.keyboard('{Tab}')
    await row(app, 'Padroeira').getByRole('checkbox', { name: 'Todo ano' }).click()
    await app.save.click()
    await expect.element(app.getByText(/^Página salva/)).toBeVisible()
    expect(own()?.holidays).toEqual([{ day: '2027-08-15', name: 'Padroeira', yearly: true }])
    await app.getByRole('button', { name: 'Tirar Padroeira' }).click()
    await expect.element(app.getByRole('button', { name: 'Adicionar feriado' })).toHaveFocus()
    await app.save.click()
    await expect.element(app.getByText(/^Página salva/)).toBeVisible()
    expect(own()?.holidays).toEqual([])
  })

  it('are told at their place when a name or a day is missing, past or twice; nothing is lost', async () => {
    await backend.db.companies.update(own()?.id ?? '', {
      holidays: [{ day: '2027-08-15', name: 'Padroeira' }],
    })
    const app = await open()
    await app.getByRole('button', { name: 'Adicionar feriado' }).click()
    await app.save.click()
    const empty = row(app, 'Feriado 2')
    await expect.element(empty.getByText('Dê um nome ao feriado.')).toBeVisible()
    await expect.element(empty.getByText('Escolha o dia, como 15/08/2027.')).toBeVisible()
    await empty.getByRole('textbox', { name: 'Nome do feriado' }).fill('Outro')
    const other = row(app, 'Outro')
    await other.getByRole('textbox', { name: 'Dia' }).fill('15/08/2027')
    await app.save.click()
    await expect.element(other.getByText('Esse dia já está na lista.')).toBeVisible()
    await other.getByRole('textbox', { name: 'Dia' }).fill('01/02/2020')
    await app.save.click()
    await expect.element(other.getByText('Esse dia já passou.')).toBeVisible()
    await expect.element(other.getByRole('textbox', { name: 'Nome do feriado' })).toHaveValue('Outro')
    expect(own()?.holidays).toHaveLength(1)
  })
})

describe('the logo of a company (A9)', () => {
  it('is saved as soon as it is chosen, and taken away after a question', async () => {
    const { getByRole, getByText } = await open()
    const canvas = document.createElement('canvas')
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const input = document.querySelector<HTMLInputElement>('#logo input[type=file]')
    if (!input || !drawn) throw new Error('there is nothing to choose, or nowhere to put it')
    await userEvent.upload(input, new File([drawn], 'logo.png', { type: 'image/png' }))
    await getByRole('dialog').getByRole('button', { name: 'Salvar logo' }).click()
    await expect.element(getByText('Logo salva')).toBeVisible()
    const logo = () => backend.db.companies.by('ownerId', 'usr-empresa')[0]?.imagePath
    expect(logo()).toMatch(/^data:image\//)
    await expect.element(getByRole('img', { name: 'Logo atual' })).toBeVisible()
    await getByRole('button', { name: 'Remover logo' }).click()
    await getByRole('group', { name: 'Remover a logo?' })
      .getByRole('button', { name: 'Remover logo' })
      .click()
    await expect.element(getByText('Logo removida')).toBeVisible()
    expect(logo()).toBeNull()
  })
})

describe('the opening hours of a company (H8)', () => {
  it('can pass midnight, have a break, be closed, and be copied to other days', async () => {
    const { field, save, getByRole, getByText } = await open()
    await field('Segunda: abre').selectOptions('8h')
    await field('Segunda: fecha').selectOptions('2h do dia seguinte')
    await getByRole('button', { name: 'Outro período na segunda' }).click()
    await getByRole('button', { name: 'Copiar o horário de segunda' }).click()
    await getByRole('menuitem', { name: 'Terça' }).click()
    await getByRole('switch', { name: 'Abre no domingo' }).click()
    await save.click()
    await expect.element(getByText(/^Página salva/)).toBeVisible()
    const hours = backend.db.companies.by('ownerId', 'usr-empresa')[0]?.openingHours
    const broken = [
      { opens: 480, closes: 720 },
      { opens: 840, closes: 1560 },
    ]
    expect([hours?.[0], hours?.[1], hours?.[2]]).toEqual([[], broken, broken])
  })

  it('are told at their day when they cross, and are not sent until they do not', async () => {
    const { field, save, getByRole, getByText } = await open()
    await field('Sexta: fecha').selectOptions('2h do dia seguinte')
    await field('Sábado: abre').selectOptions('1h')
    const friday = getByRole('group', { name: 'Sexta' })
    await expect
      .element(
        friday.getByText('Sexta fecha às 2h do dia seguinte, mas sábado já abre à 1h. Mude um dos dois.'),
      )
      .toBeVisible()
    await save.click()
    await expect.element(friday).toHaveFocus()
    await field('Sábado: abre').selectOptions('6h')
    await save.click()
    await expect.element(getByText(/^Página salva/)).toBeVisible()
  })

  it('go on with the keyboard when an interval is taken away', async () => {
    const { field, getByRole } = await open()
    await getByRole('button', { name: 'Outro período na segunda' }).click()
    await getByRole('button', { name: 'Tirar Segunda, 2º período' }).click()
    await expect.element(getByRole('group', { name: 'Segunda' })).toHaveFocus()
    await expect.element(field('Segunda: fecha')).toHaveValue(String(12 * 60))
  })
})

describe('a company that is not approved (A9)', () => {
  it('can complete its page, and is told that nobody sees it yet', async () => {
    const company = backend.db.companies.by('ownerId', 'usr-empresa-nova')[0]
    await backend.db.companies.update(company?.id ?? '', { status: 'awaiting_approval' })
    const { getByRole, getByText } = await open('empresa.nova@campolivre.test')
    await expect.element(getByRole('heading', { name: 'Aguardando aprovação' })).toBeVisible()
    await expect.element(getByText(/o link e o QR code da página aparecem aqui/)).toBeVisible()
    await expect.element(getByRole('link', { name: 'Ver página pública' })).not.toBeInTheDocument()
  })
})

describe('the QR code of the public page (A9)', () => {
  it('is handed over as a picture', async () => {
    const { getByRole } = await open()
    const file = new Promise<Blob>((resolve) => {
      const create = URL.createObjectURL.bind(URL)
      URL.createObjectURL = (blob: Blob) => {
        URL.createObjectURL = create
        resolve(blob)
        return create(blob)
      }
    })
    await getByRole('button', { name: 'Baixar QR code' }).click()
    expect((await file).type).toBe('image/png')
    const { width, height } = await createImageBitmap(await file)
    expect(width).toBe(height)
    expect(width).toBeGreaterThan(1000)
  })

  it('leads there by keyboard from the list of parts', async () => {
    const { getByRole, router } = await open()
    getByRole('link', { name: 'Divulgação' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('heading', { name: 'Divulgação' })).toHaveFocus()
    expect(router.latestLocation.hash).toBe('divulgacao')
  })
})
