import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { setDraftOwner } from '../storage/draft-owner.ts'
import { resetToasts } from '../../testing/reset-toasts.ts'
import { Themed } from '../theme/themed.tsx'
import { formDraft } from './form-draft.ts'
import FormDrawer from './form-drawer.tsx'
import { sampleFields, sampleSchema, sampleValues, type SampleBody } from './testing/sample-form.ts'

const key = 'test'
afterEach(() => formDraft(key, sampleFields).drop())

type Sent = { body: SampleBody; idempotencyKey: string } & PromiseWithResolvers<SampleBody>

/** Renders the drawer over sample values. Returns every try, the fields, and what the drawer reports. */
async function open(values: object = sampleValues, check?: (body: SampleBody) => Record<string, string>) {
  const sent: Sent[] = []
  const onClose = vi.fn<() => void>()
  onTestFinished(resetToasts)
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const draw = (current: object) => (
    <QueryClientProvider client={client}>
      <Themed>
        <FormDrawer
          opened
          title="Produto"
          fields={sampleFields}
          schema={sampleSchema}
          check={check}
          values={current}
          mutation={{
            mutationFn: (body, { idempotencyKey }) => {
              const answer = Promise.withResolvers<SampleBody>()
              sent.push({ body, idempotencyKey, ...answer })
              return answer.promise
            },
            changes: [],
          }}
          draftKey={key}
          submit="Salvar"
          saved="Produto salvo"
          failure="Não deu para salvar. Tente de novo."
          readCurrent={(data) => sampleSchema.safeParse(data).data ?? null}
          onClose={onClose}
        />
      </Themed>
    </QueryClientProvider>
  )
  const { rerender, unmount } = await render(draw(values))
  const dialog = page.getByRole('dialog', { name: 'Produto' })
  await expect.element(dialog).toBeVisible()
  const field = (label: string) => dialog.getByLabelText(label)
  const save = () => dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  const nth = (index: number): Sent => {
    const one = sent[index]
    if (!one) throw new Error(`nothing was sent as number ${index}`)
    return one
  }
  const news = (current: object) => rerender(draw(current))
  return { dialog, field, save, sent, nth, news, onClose, unmount, client }
}

const stale = (changes: Partial<SampleBody>) =>
  new ApiError({
    kind: 'refused',
    status: 409,
    code: 'stale',
    message: 'Alguém mudou este produto.',
    data: { ...sampleValues, version: 2, ...changes },
  })

describe('a form in a drawer', () => {
  it('takes an error back once another field makes it right, and tells a day that does not exist', async () => {
    const few = 'Não dá um centavo para cada.'
    const { field, save, dialog, sent } = await open(sampleValues, ({ priceCents, pieces }) =>
      priceCents < pieces ? { pieces: few } : {},
    )
    await field('Preço').fill('0,05')
    await field('Dia (opcional)').fill('29/02/2027')
    await save()
    await expect.element(dialog.getByText('Confira a data: dia, mês e ano, como 21/11/2026.')).toBeVisible()
    await field('Dia (opcional)').fill('28/02/2027')
    await save()
    await expect.element(dialog.getByText(few)).toBeVisible()
    await field('Preço').fill('10,00')
    await expect.element(dialog.getByText(few)).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('sends what is typed as values, with what it knows beside the fields, and closes', async () => {
    const { field, save, nth, onClose } = await open()
    await field('Nome').fill('Coco verde')
    await field('Preço').fill('1.234,5')
    await field('Quantidade').fill('7')
    await field('Desconto').fill('-0,29')
    await field('Abre às').fill('07:05')
    await field('Tipo').selectOptions('Petisco')
    await field('Celular (opcional)').fill('85901234567')
    await save()
    expect(nth(0).body).toEqual({
      ...sampleValues,
      name: 'Coco verde',
      priceCents: 123_450,
      pieces: 7,
      percent: -0.29,
      opens: 425,
      kind: 'snack',
      phone: '85901234567',
      photo: undefined,
    })
    nth(0).resolve(sampleValues)
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    await expect.element(page.getByText('Produto salvo')).toBeVisible()
    expect(formDraft(key, sampleFields).read()).toBeNull()
  })

  it('says at each field what is wrong, goes to the first one, and sends nothing', async () => {
    const { field, save, sent, dialog } = await open({})
    await field('Preço').fill('doze')
    await save()
    await expect.element(dialog.getByText('Informe o nome.')).toBeVisible()
    await expect.element(dialog.getByText('Informe o preço, como 12,50.')).toBeVisible()
    await expect.element(field('Nome')).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('shows a refusal at its field until that is changed', async () => {
    const { field, save, nth, dialog } = await open()
    await save()
    nth(0).reject(new ApiError({ kind: 'refused', status: 422, errors: { kind: ['Esse tipo acabou.'] } }))
    await expect.element(dialog.getByText('Esse tipo acabou.')).toBeVisible()
    await expect.element(field('Tipo')).toHaveFocus()
    await field('Tipo').selectOptions('Petisco')
    await expect.element(dialog.getByText('Esse tipo acabou.')).not.toBeInTheDocument()
  })

  it('keeps what the server says of a field when another is changed', async () => {
    const { field, save, nth, dialog } = await open()
    await save()
    nth(0).reject(new ApiError({ kind: 'refused', status: 422, errors: { name: ['Esse nome já existe.'] } }))
    await expect.element(dialog.getByText('Esse nome já existe.')).toBeVisible()
    await field('Preço').fill('9,5')
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Preço')).toHaveValue('9,50')
    await expect.element(dialog.getByText('Esse nome já existe.')).toBeVisible()
  })

  it('lets nothing be typed that would not be sent', async () => {
    const { field, save, nth } = await open()
    await save()
    await expect.element(field('Nome')).toBeDisabled()
    nth(0).reject(new ApiError({ kind: 'network' }))
    await expect.element(field('Nome')).toBeEnabled()
  })

  it('keeps one idempotency key for every try of the same, and another for something else', async () => {
    const { field, save, sent, nth, client } = await open()
    for (const text of ['12', '12', '13']) {
      await field('Quantidade').fill(text)
      const index = sent.length
      await save()
      await expect.poll(() => sent.length).toBe(index + 1)
      nth(index).reject(new ApiError({ kind: 'network' }))
      await expect.poll(() => client.isMutating()).toBe(0)
    }
    expect(nth(1).idempotencyKey).toBe(nth(0).idempotencyKey)
    expect(nth(2).idempotencyKey).not.toBe(nth(0).idempotencyKey)
  })

  it('writes a price as prices are written, on leaving it', async () => {
    const { field } = await open()
    await field('Preço').fill('9,5')
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Preço')).toHaveValue('9,50')
  })

  it('finds a related row by typing', async () => {
    const { field, save, nth } = await open()
    await field('Responsável (opcional)').first().fill('bia')
    await page.getByRole('option', { name: 'Bia Souza' }).click()
    await save()
    expect(nth(0).body.ownerId).toBe('person-1')
  })
})

describe('what was typed and not saved (G5)', () => {
  it('is there again, and can be let go', async () => {
    const first = await open()
    await first.field('Nome').fill('Coco verde')
    await first.unmount()
    const { field, dialog } = await open()
    await expect.element(field('Nome')).toHaveValue('Coco verde')
    await dialog.getByRole('button', { name: 'Começar de novo' }).click()
    await expect.element(field('Nome')).toHaveValue('Água de coco')
    expect(formDraft(key, sampleFields).read()).toBeNull()
  })

  it('is no draft once it is as it was', async () => {
    const { field } = await open()
    await field('Nome').fill('Coco verde')
    expect(formDraft(key, sampleFields).read()?.texts.name).toBe('Coco verde')
    await field('Nome').fill('Água de coco')
    expect(formDraft(key, sampleFields).read()).toBeNull()
  })

  it('is kept, and said to be, when it fails after the drawer was left', async () => {
    const { field, save, nth, unmount } = await open()
    await field('Nome').fill('Coco verde')
    await save()
    await unmount()
    nth(0).reject(new ApiError({ kind: 'network' }))
    await expect.poll(() => formDraft(key, sampleFields).read()?.texts.name).toBe('Coco verde')
  })

  it('is none where only others have changed something', async () => {
    const { field, news } = await open()
    await news({ ...sampleValues, priceCents: 900, version: 2 })
    await expect.element(field('Preço')).toHaveValue('9,00')
    expect(formDraft(key, sampleFields).read()).toBeNull()
  })

  it('does not come back with the news that follow the saving', async () => {
    const { field, save, nth, news, onClose } = await open()
    await field('Nome').fill('Coco verde')
    await save()
    nth(0).resolve(sampleValues)
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    await news({ ...sampleValues, name: 'Coco verde', version: 2 })
    expect(formDraft(key, sampleFields).read()).toBeNull()
  })

  it('is sent again under the same key when the drawer was left before the answer', async () => {
    const first = await open()
    await first.field('Nome').fill('Coco verde')
    await first.save()
    const { idempotencyKey } = first.nth(0)
    await first.unmount()
    const { save, nth } = await open()
    await save()
    expect(nth(0).idempotencyKey).toBe(idempotencyKey)
  })

  it('is kept from whoever is here when the answer comes', async () => {
    onTestFinished(() => setDraftOwner(() => 'guest'))
    setDraftOwner(() => 'ana')
    const { field, save, nth, client } = await open()
    await field('Nome').fill('Coco verde')
    await save()
    setDraftOwner(() => 'bia')
    formDraft(key, sampleFields).keep({ texts: { name: 'Da Bia' }, base: {} })
    nth(0).resolve(sampleValues)
    await expect.poll(() => client.isMutating()).toBe(0)
    await expect.element(page.getByText('Produto salvo')).not.toBeInTheDocument()
    expect(formDraft(key, sampleFields).read()?.texts.name).toBe('Da Bia')
  })

  it('is merged with what was saved meanwhile', async () => {
    const first = await open()
    await first.field('Nome').fill('Coco verde')
    await first.unmount()
    const { field, dialog } = await open({
      ...sampleValues,
      name: 'Coco gelado',
      priceCents: 900,
      version: 2,
    })
    await expect.element(field('Nome')).toHaveValue('Coco verde')
    await expect.element(dialog.getByText('Coco gelado')).toBeVisible()
    await expect.element(field('Preço')).toHaveValue('9,00')
  })
})

describe('a form whose thing was changed elsewhere (409)', () => {
  it('takes what only they have changed, and asks about the rest', async () => {
    const { field, save, nth, dialog } = await open()
    await field('Nome').fill('Coco verde')
    await save()
    nth(0).reject(stale({ name: 'Coco gelado', priceCents: 900 }))
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Alguém mudou este produto.')
    await expect.element(field('Nome')).toHaveValue('Coco verde')
    await expect.element(field('Preço')).toHaveValue('9,00')
    await expect.element(dialog.getByText('Mudou enquanto você editava. Antes: R$ 8,50.')).toBeVisible()
    await save()
    expect(nth(1).body).toMatchObject({ name: 'Coco verde', priceCents: 900, version: 2 })
  })

  it('still asks after the news that follow the refusal', async () => {
    const { field, save, nth, news, dialog } = await open()
    await field('Nome').fill('Coco verde')
    await save()
    nth(0).reject(stale({ name: 'Coco gelado', priceCents: 900 }))
    await expect.element(dialog.getByText('Coco gelado')).toBeVisible()
    await news({ ...sampleValues, name: 'Coco gelado', priceCents: 900, version: 2 })
    await expect.element(dialog.getByText('Coco gelado')).toBeVisible()
    // An older answer that comes late is none.
    await news({ ...sampleValues, name: 'Coco antigo', version: 1 })
    await expect.element(dialog.getByText('Coco gelado')).toBeVisible()
    await news({ ...sampleValues, name: 'Coco gelado', priceCents: 950, version: 3 })
    await expect.element(field('Preço')).toHaveValue('9,50')
    await expect.element(dialog.getByText('Coco gelado')).toBeVisible()
    await save()
    expect(nth(1).body).toMatchObject({ name: 'Coco verde', priceCents: 950, version: 3 })
  })

  it('takes theirs at a press', async () => {
    const { field, save, nth, dialog } = await open()
    await field('Nome').fill('Coco verde')
    await save()
    nth(0).reject(stale({ name: 'Coco gelado' }))
    await dialog.getByRole('button', { name: 'Usar este valor em Nome' }).click()
    await expect.element(field('Nome')).toHaveValue('Coco gelado')
    await expect.element(field('Nome')).toHaveFocus()
    await expect.element(dialog.getByText(/Agora está/)).not.toBeInTheDocument()
    await save()
    expect(nth(1).body).toMatchObject({ name: 'Coco gelado', version: 2 })
  })

  it('merges news of it while it is open', async () => {
    const { field, news, dialog } = await open()
    await field('Nome').fill('Coco verde')
    await news({ ...sampleValues, name: 'Coco gelado', priceCents: 900, version: 2 })
    await expect.element(field('Preço')).toHaveValue('9,00')
    await expect.element(field('Nome')).toHaveValue('Coco verde')
    await expect.element(dialog.getByText('Coco gelado')).toBeVisible()
  })

  it('stays as it is where what came is not that thing', async () => {
    const { field, save, nth, dialog } = await open()
    await field('Nome').fill('Coco verde')
    await save()
    nth(0).reject(
      new ApiError({ kind: 'refused', status: 409, code: 'stale', message: 'Mudou.', data: { name: 7 } }),
    )
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Mudou.')
    await expect.element(field('Nome')).toHaveValue('Coco verde')
  })

  it('names who was chosen, also when somebody else or a draft has chosen (G5)', async () => {
    const owner = (id: string, version: number) => ({ ...sampleValues, ownerId: id, version })
    const { dialog, field, news, unmount } = await open(owner('person-0', 1))
    const input = field('Responsável (opcional)').first()
    await expect.element(input).toHaveValue('Ana Lima')
    await news(owner('person-2', 2))
    await expect.element(input).toHaveValue('Caio Prado')
    await expect.element(dialog.getByText(/Antes: Ana Lima\./)).toBeVisible()
    const choose = async () => {
      await input.fill('bia')
      await dialog.getByRole('option', { name: 'Bia Souza' }).click()
    }
    await choose()
    await news(owner('person-0', 3))
    await expect.element(dialog.getByText(/Agora está Ana Lima\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Usar este valor em Responsável (opcional)' }).click()
    await expect.element(input).toHaveValue('Ana Lima')
    await choose()
    await unmount()
    const again = await open(owner('person-0', 3))
    await expect.element(again.field('Responsável (opcional)').first()).toHaveValue('Bia Souza')
  })
})
