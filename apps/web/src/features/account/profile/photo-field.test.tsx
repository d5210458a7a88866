import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heicFile, pictureFile } from '../../../lib/picture-editor/testing/picture-files.ts'
import { store } from '../../../lib/state/store.ts'
import { userAtom } from '../../../session/atoms.ts'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/perfil?aba=dados'
const kept = () => backend.db.users.by('email', persona)[0]?.imagePath

/** Chooses a file, as the browser does. */
async function choose(file: File): Promise<void> {
  await expect.element(page.getByRole('button', { name: /^(Escolher|Trocar) foto$/ })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nothing to choose by')
  await userEvent.upload(input, file)
}

const square = () => page.getByRole('group', { name: 'Posição da foto' })
const save = () => page.getByRole('button', { name: 'Salvar foto' }).click()

/** Returns the colour at the left of the saved photo: the test's picture is half red, half blue. */
async function leftColour(): Promise<'red' | 'blue'> {
  const image = new Image()
  image.src = kept() ?? ''
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const [red = 0, , blue = 0] = canvas.getContext('2d')?.getImageData(2, 10, 1, 1).data ?? []
  return red > blue ? 'red' : 'blue'
}

describe('a photo (H11)', () => {
  it('is chosen, cut, made small and saved, and stands in the top bar at once (C6)', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await choose(await pictureFile('eu.jpg', 'image/jpeg', 1_200, 800))
    await expect.element(square()).toBeVisible()
    await save()
    await expect.element(getByText('Foto salva')).toBeVisible()
    expect(kept()).toMatch(/^data:image\/(webp|jpeg);base64,/)
    expect(store.get(userAtom)?.imagePath).toBe(kept())
    expect(getByRole('button', { name: 'Conta' }).element().querySelector('img')?.src).toBe(kept())
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Trocar foto' })).toBeVisible()
  })

  it('is moved and brought closer by the keyboard alone', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await choose(await pictureFile('eu.png', 'image/png', 1_200, 800))
    const zoom = getByRole('slider', { name: 'Zoom' })
    await expect.element(zoom).toHaveValue('1')
    zoom.element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(zoom).toHaveAttribute('aria-valuetext', '4×')
    square().element().focus()
    for (let step = 0; step < 30; step += 1) await userEvent.keyboard('{ArrowLeft}')
    await save()
    await expect.element(getByText('Foto salva')).toBeVisible()
    expect(await leftColour()).toBe('blue')
  })

  it('is cut in the middle when nobody moves it', async () => {
    const { getByText } = await renderApp({ path, persona })
    await choose(await pictureFile('eu.png', 'image/png', 1_200, 800))
    await expect.element(square()).toBeVisible()
    await save()
    await expect.element(getByText('Foto salva')).toBeVisible()
    expect(await leftColour()).toBe('red')
  })

  it('that cannot be used says why, and the one before stays', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await choose(heicFile())
    await expect
      .element(getByRole('alert'))
      .toMatchTextContent(/HEIC, um formato que este navegador não abre/)
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
    await choose(new File(['nada'], 'nota.pdf', { type: 'application/pdf' }))
    await expect.element(getByRole('alert')).toMatchTextContent(/não é uma foto/)
    await choose(await pictureFile('eu.png', 'image/png'))
    await expect.element(square()).toBeVisible()
    await expect.element(getByRole('alert')).not.toBeInTheDocument()
  })

  it('that could not be saved is still there for the next try (G5)', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    worker.use(http.put('*/api/me/photo', () => new HttpResponse(null, { status: 500 }), { once: true }))
    await choose(await pictureFile('eu.png', 'image/png'))
    await expect.element(square()).toBeVisible()
    await save()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Não deu para salvar a foto\./)
    await save()
    await expect.element(getByText('Foto salva')).toBeVisible()
  })

  it('is dropped on its place as well', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('button', { name: 'Escolher foto' })).toBeVisible()
    const data = new DataTransfer()
    data.items.add(await pictureFile('eu.png', 'image/png'))
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
    getByRole('button', { name: 'Escolher foto' }).element().dispatchEvent(event)
    await expect.element(square()).toBeVisible()
  })

  it('is removed after a question, and the initials are back (C6)', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await choose(await pictureFile('eu.png', 'image/png'))
    await expect.element(square()).toBeVisible()
    await save()
    await getByRole('button', { name: 'Remover foto' }).click()
    const question = getByRole('group', { name: 'Remover a foto?' })
    await expect.element(question.getByRole('button', { name: 'Manter foto' })).toHaveFocus()
    const yes = question.getByRole('button', { name: 'Remover foto' })
    worker.use(http.delete('*/api/me/photo', () => new HttpResponse(null, { status: 500 }), { once: true }))
    yes.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question.getByRole('alert')).toMatchTextContent(/^Não deu para remover a foto\./)
    await expect.element(yes).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByText('Foto removida')).toBeVisible()
    await expect.element(getByText('RM')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Escolher foto' })).toHaveFocus()
    expect(kept()).toBeNull()
  })

  it('that is dropped beside its place does not open in the place of the app', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('button', { name: 'Escolher foto' })).toBeVisible()
    const data = new DataTransfer()
    data.items.add(await pictureFile('eu.png', 'image/png'))
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })

  it('that cannot be cut is told of, and can be tried again', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await choose(await pictureFile('eu.png', 'image/png'))
    await expect.element(square()).toBeVisible()
    const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
      throw new Error('no memory')
    })
    onTestFinished(() => encode.mockRestore())
    await save()
    await expect.element(getByRole('alert')).toMatchTextContent(/^Não deu para salvar a foto\./)
    encode.mockRestore()
    await save()
    await expect.element(getByText('Foto salva')).toBeVisible()
  })
})
