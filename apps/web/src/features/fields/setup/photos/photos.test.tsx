import { samplePhotos } from '@campo-livre/ui/field-card/sample-photo.ts'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noise, pictureFile } from '../../../../lib/picture-editor/testing/picture-files.ts'
import { backend, worker } from '../../../../testing/backend.ts'
import { renderApp } from '../../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const id = 'fld-arena-beira-mar-campo-norte'
const stored = () => backend.db.fields.find(id)?.photos ?? []
const captions = () => stored().map(({ caption }) => caption)
const path = `/company/fields/${id}?passo=fotos`
const photo = (name: string) => pictureFile(name, 'image/jpeg', 1_600, 1_200)

/** Returns the field for files, once it is there. */
async function findInput(): Promise<HTMLInputElement> {
  await expect.element(page.getByRole('button', { name: 'Escolher fotos' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!input) throw new Error('nothing to choose by')
  return input
}

/** Chooses files, as the browser does. */
async function choose(...files: File[]): Promise<void> {
  await userEvent.upload(await findInput(), files)
}

/** Chooses a file of many megabytes, which would take the browser's driver half a minute. */
async function chooseLarge(file: File): Promise<void> {
  const input = await findInput()
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const items = () => page.getByRole('list', { name: /^Fotos de/ }).getByRole('listitem')

describe('the photos of a field (H1)', () => {
  it('are several at once, each sent by itself, cut and made small; the first is the cover', async () => {
    const { getByText } = await renderApp({ path, persona })
    await expect.element(getByText(/^Sem fotos, este desenho é a cara do campo/)).toBeVisible()
    await choose(await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg'))
    await expect.poll(() => stored().length).toBe(3)
    await expect.element(getByText('Capa')).toBeVisible()
    const image = new Image()
    image.src = stored()[0]?.url ?? ''
    await image.decode()
    expect([image.naturalWidth, image.naturalHeight]).toEqual([1_600, 1_000])
  })

  it('say at each picture why it cannot be used; the others go on', async () => {
    const { getByText } = await renderApp({ path, persona })
    const pdf = new File(['%PDF-1.7 nada'], 'planta.jpg', { type: 'image/jpeg' })
    const whole = await photo('inteira.jpg')
    const broken = new File([whole.slice(0, 300)], 'quebrada.jpg', { type: 'image/jpeg' })
    const small = await pictureFile('miúda.png', 'image/png', 300, 200)
    await choose(pdf, broken, small, whole)
    await expect
      .element(getByText('Esse arquivo não é uma foto. Escolha uma em JPEG, PNG ou WebP.'))
      .toBeVisible()
    await expect.element(getByText(/^Essa foto não abre/)).toBeVisible()
    await expect.element(getByText(/^Essa foto é pequena \(300 × 200\)/)).toBeVisible()
    await expect.poll(() => stored().length).toBe(1)
    expect(page.getByRole('button', { name: /^Tentar de novo/ }).elements()).toEqual([])
  })

  it('that fail are tried again alone', async () => {
    worker.use(http.post('*/photos', () => new HttpResponse(null, { status: 500 }), { once: true }))
    const { getByRole, getByText } = await renderApp({ path, persona })
    await choose(await photo('a.jpg'))
    await expect.element(getByText('Não deu para enviar essa foto. Tente de novo.')).toBeVisible()
    expect(stored()).toEqual([])
    await getByRole('button', { name: 'Tentar de novo: a.jpg' }).click()
    await expect.poll(() => stored().length).toBe(1)
    await expect.element(getByText('Não subiu')).not.toBeInTheDocument()
  })

  it('as large as they come are less than 500 kB', async () => {
    await renderApp({ path, persona })
    const blob = await new Promise<Blob | null>((resolve) => noise(1_800).toBlob(resolve, 'image/png'))
    await chooseLarge(new File([blob ?? ''], 'ruído.png', { type: 'image/png' }))
    await expect.poll(() => stored().length, { timeout: 120_000 }).toBe(1)
    expect(((stored()[0]?.url.length ?? 0) * 3) / 4).toBeLessThan(500_000)
  })
})

describe('the order of the photos of a field (H1)', () => {
  beforeEach(async () => {
    await backend.db.fields.update(id, { photos: samplePhotos(4) })
  })

  it('is changed by buttons, said, and saved with captions', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    const before = getByRole('button', { name: 'Mover para antes: De noite, com os refletores acesos' })
    await before.click()
    await expect
      .element(getByText('“De noite, com os refletores acesos”: agora na posição 1 de 4, é a capa.'))
      .toBeInTheDocument()
    await expect.element(before).toHaveFocus()
    await page.getByLabelText('Legenda').nth(2).fill('O vestiário')
    await getByRole('button', { name: 'Salvar fotos' }).click()
    await expect.element(getByText('Fotos salvas')).toBeVisible()
    expect(captions()).toEqual([
      'De noite, com os refletores acesos',
      'A quadra vista da arquibancada',
      'O vestiário',
      'O gol do lado do bar',
    ])
  })

  it('is changed by dragging', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const last = getByRole('img', { name: 'O gol do lado do bar' })
    await userEvent.dragAndDrop(last, getByRole('img', { name: 'A quadra vista da arquibancada' }))
    await expect.element(items().first().getByRole('img')).toHaveAccessibleName('O gol do lado do bar')
  })

  it('takes a removed photo back, until it is saved', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    const gone = 'De noite, com os refletores acesos'
    await getByRole('button', { name: `Remover: ${gone}` }).click()
    const undo = getByRole('button', { name: `Desfazer a remoção: ${gone}` })
    await expect.element(undo).toHaveFocus()
    await undo.click()
    await expect.element(items().nth(1).getByRole('img')).toHaveAccessibleName(gone)
    await expect.element(getByRole('button', { name: 'Salvar fotos' })).not.toBeInTheDocument()
    await getByRole('button', { name: `Remover: ${gone}` }).click()
    await getByRole('button', { name: 'Salvar fotos' }).click()
    await expect.element(getByText('Fotos salvas')).toBeVisible()
    expect(captions()).not.toContain(gone)
  })

  it('is joined with what another device has changed', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Mover para antes: O gol do lado do bar' }).click()
    const { photos = [], version = 0 } = backend.db.fields.find(id) ?? {}
    const theirs = { id: 'theirs', url: photos[0]?.url ?? '', caption: 'De outro aparelho' }
    await backend.db.fields.update(id, { photos: [...photos, theirs], version: version + 1 })
    await getByRole('button', { name: 'Salvar fotos' }).click()
    await expect.element(getByText(/^As fotos mudaram em outro aparelho/)).toBeVisible()
    await getByRole('button', { name: 'Salvar fotos' }).click()
    await expect.element(getByText('Fotos salvas')).toBeVisible()
    expect(captions().slice(2)).toEqual(['O gol do lado do bar', '', 'De outro aparelho'])
  })

  it('is kept over a closed tab (G5)', async () => {
    const first = await renderApp({ path, persona })
    await page.getByLabelText('Legenda').first().fill('Guardada')
    await first.unmount()
    sessionStorage.clear()
    await renderApp({ path, persona })
    await expect.element(page.getByLabelText('Legenda').first()).toHaveValue('Guardada')
  })
})
