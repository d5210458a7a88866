import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { formatPriceRule } from '@campo-livre/domain/fields/prices/price-words.ts'
import type { FieldPrices } from '@campo-livre/domain/fields/prices/prices-input.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Themed } from '../../../../lib/theme/themed.tsx'
import { resetToasts } from '../../../../testing/reset-toasts.ts'
import { sampleField } from '../../../../testing/sample-field.ts'
import { PRESS_MS } from './press.ts'
import { pricesDraft } from './prices-draft.ts'
import { PricesForm } from './prices-form.tsx'

const evenings = { id: 'a', weekdays: [1, 2, 3, 4, 5], fromMinute: 1080, toMinute: 1380, priceCents: 16_000 }
const field = sampleField({ priceRules: [evenings] })
afterEach(() => pricesDraft(field.id).drop())

type Sent = { body: FieldPrices } & PromiseWithResolvers<FieldDetail>

async function open(first: FieldDetail = field) {
  const sent: Sent[] = []
  onTestFinished(resetToasts)
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const draw = (current: FieldDetail) => (
    <QueryClientProvider client={client}>
      <Themed>
        <PricesForm
          field={current}
          submit="Salvar preços"
          saved="Preços salvos"
          send={(body) => {
            const answer = Promise.withResolvers<FieldDetail>()
            sent.push({ body, ...answer })
            return answer.promise
          }}
          readCurrent={(data) => data as FieldDetail}
          onSaved={() => {}}
        />
      </Themed>
    </QueryClientProvider>
  )
  const { rerender, unmount } = await render(draw(first))
  const nth = (index: number): Sent => {
    const one = sent[index]
    if (!one) throw new Error(`nothing was sent as number ${index}`)
    return one
  }
  const save = () => page.getByRole('button', { name: 'Salvar preços' }).click()
  return { sent, nth, save, unmount, news: (current: FieldDetail) => rerender(draw(current)) }
}

const tile = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
const told = (name: string) => tile(name).element().getAttribute('aria-label')?.replaceAll('\u00a0', ' ')
const rules = () =>
  page
    .getByRole('group', { name: 'Faixas de preço' })
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent.replaceAll('\u00a0', ' '))

describe('the week of prices, painted by pointer (H1)', () => {
  it('a stroke paints the tiles between its ends, and the rules say so', async () => {
    await open()
    expect(rules()).toEqual(['seg a sex, 18h às 23h: R$ 160'])
    await userEvent.dragAndDrop(tile('terça, 9h'), tile('quarta, 10h30'))
    expect([told('terça, 9h'), told('quarta, 10h30'), told('quinta, 9h')]).toEqual([
      'terça, 9h, R$ 160,00',
      'quarta, 10h30, R$ 160,00',
      'quinta, 9h, R$ 120,00',
    ])
    expect(rules()).toEqual(['seg a sex, 18h às 23h: R$ 160', 'ter e qua, 9h às 11h: R$ 160'])
    await page.getByRole('button', { name: 'Desfazer' }).click()
    expect(told('terça, 9h')).toBe('terça, 9h, R$ 120,00')
    await page.getByRole('button', { name: 'Refazer' }).click()
    expect(told('terça, 9h')).toBe('terça, 9h, R$ 160,00')
  })

  it('the brush has the prices in use, another one, and the base price', async () => {
    await open()
    await page.getByLabelText('Outro preço').fill('200')
    await tile('segunda, 20h').click()
    await expect.poll(() => told('segunda, 20h')).toBe('segunda, 20h, R$ 200,00')
    await page.getByText('Voltar ao preço base').click()
    await tile('terça, 20h').click()
    await expect.poll(() => told('terça, 20h')).toBe('terça, 20h, R$ 120,00')
    await page.getByLabelText('Outro preço').fill('0,50')
    await expect.element(page.getByText('Use um preço de R$ 1 a R$ 10.000.')).toBeVisible()
  })

  it('a whole day is chosen by its head, and painted by a button', async () => {
    await open()
    await page.getByRole('button', { name: 'fer.: feriados, o dia todo' }).click()
    await page.getByRole('button', { name: 'Pintar feriados, o dia todo' }).click()
    expect(rules()).toEqual(['seg a sex, 18h às 23h: R$ 160', 'feriados, o dia todo: R$ 160'])
    await expect.element(page.getByRole('button', { name: 'Desmarcar' })).not.toBeInTheDocument()
  })

  it('a line tells which rule makes the price of a tile', async () => {
    await open()
    await tile('sexta, 19h').hover()
    const line = 'sexta, 19h: vale a faixa “seg a sex, 18h às 23h: R$ 160”.'
    await expect.element(page.getByText(line)).toBeVisible()
  })
})

describe('by finger', () => {
  const touch = (type: string, name: string, shift = 0) => {
    const element = tile(name).element()
    const { left, top } = element.getBoundingClientRect()
    const at = { clientX: left + 5, clientY: top + 5 + shift }
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true, ...at }),
    )
  }
  const tap = (name: string) => {
    touch('pointerdown', name)
    touch('pointerup', name)
  }
  const faked = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  it('an early movement scrolls and paints nothing', async () => {
    await open()
    faked()
    touch('pointerdown', 'terça, 9h')
    touch('pointermove', 'terça, 9h', 20)
    vi.advanceTimersByTime(PRESS_MS)
    touch('pointermove', 'terça, 10h')
    touch('pointerup', 'terça, 10h')
    // A tap after it, so that there is something to wait for.
    tap('quinta, 9h')
    await expect.poll(rules).toEqual(['seg a sex, 18h às 23h: R$ 160', 'qui, 9h às 9h30: R$ 160'])
  })

  it('a finger that rests and moves then paints', async () => {
    await open()
    faked()
    touch('pointerdown', 'terça, 9h')
    vi.advanceTimersByTime(PRESS_MS)
    touch('pointermove', 'terça, 10h')
    touch('pointerup', 'terça, 10h')
    await expect.poll(rules).toContain('ter, 9h às 10h30: R$ 160')
  })

  it('a tap paints one tile; a stroke that the browser takes away paints none', async () => {
    await open()
    tap('terça, 9h')
    await expect.poll(rules).toContain('ter, 9h às 9h30: R$ 160')
    touch('pointerdown', 'quarta, 9h')
    touch('pointercancel', 'quarta, 9h')
    tap('sábado, 9h')
    await expect.poll(rules).toEqual(['seg a sex, 18h às 23h: R$ 160', 'ter e sáb, 9h às 9h30: R$ 160'])
  })
})

describe('by keyboard', () => {
  it('arrows move, Shift selects, Enter and Space paint, Ctrl+Z takes back', async () => {
    await open()
    const start = tile('segunda, 8h').element()
    if (start instanceof HTMLElement) start.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect.element(tile('terça, 8h30')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect.element(tile('quarta, 9h')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tile('terça, 8h30')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(rules()).toContain('ter e qua, 8h30 às 9h30: R$ 160')
    await userEvent.keyboard('{ArrowDown} ')
    expect(rules()).toContain('qua, 9h30 às 10h: R$ 160')
    await userEvent.keyboard('{Control>}zz{/Control}')
    expect(rules()).toHaveLength(1)
  })

  it('has one stop of Tab, and the heads of days and hours belong to it', async () => {
    await open()
    const grid = page.getByRole('grid').element()
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const start = tile('segunda, 0h').element()
    if (start instanceof HTMLElement) start.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByRole('button', { name: 'seg: segunda, o dia todo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(rules()).toEqual(['seg, o dia todo: R$ 160', 'seg a sex, 18h às 23h: R$ 160'])
  })
})

describe('the rules as a list', () => {
  it('are added, changed and taken away, with a reason for one that does not fit', async () => {
    await open()
    await page.getByRole('button', { name: 'Nova faixa' }).click()
    await page.getByRole('button', { name: 'Guardar faixa' }).click()
    const sentence = 'A faixa “seg a sex, 18h às 23h” aparece duas vezes. Deixe uma só.'
    await expect.element(page.getByText(sentence)).toBeVisible()
    await page.getByLabelText('Às').selectOptions('20h')
    await page.getByLabelText('Preço', { exact: true }).fill('99,90')
    await page.getByRole('button', { name: 'Guardar faixa' }).click()
    expect(rules()).toContain('seg a sex, 18h às 20h: R$ 99,90')
    await page.getByRole('button', { name: /^Mudar seg a sex, 18h às 20h/ }).click()
    await page.getByLabelText('Às').selectOptions('17h')
    await page.getByRole('button', { name: 'Guardar faixa' }).click()
    await expect.element(page.getByText('O fim da faixa precisa ser depois do início.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: /^Tirar seg a sex, 18h às 20h/ }).click()
    expect(rules()).toEqual(['seg a sex, 18h às 23h: R$ 160'])
  })
})

describe('saving prices', () => {
  it('sends the whole with the version, and shows what visitors see', async () => {
    const { nth, save } = await open()
    await page.getByLabelText('Preço base de 1 h').fill('110')
    await expect
      .poll(() => page.getByText('a partir de').element().parentElement?.textContent)
      .toMatch(/R\$\s110 \/ 1 h/)
    await save()
    expect(nth(0).body).toEqual({ version: 1, basePriceCents: 11_000, priceRules: [evenings] })
    nth(0).resolve({ ...field, basePriceCents: 11_000, version: 2 })
    await expect.poll(() => pricesDraft(field.id).read()).toBeNull()
  })

  it('sends no price out of range: its field gets the focus', async () => {
    const { sent, save } = await open()
    await page.getByLabelText('Preço base de 1 h').fill('0')
    await save()
    await expect.element(page.getByLabelText('Preço base de 1 h')).toHaveFocus()
    expect(sent).toHaveLength(0)
  })

  it('keeps what was painted over a failure, and over a closed tab (G5)', async () => {
    const { nth, save, unmount } = await open()
    await tile('segunda, 9h').click()
    await save()
    nth(0).reject(new ApiError({ kind: 'network' }))
    await expect.element(page.getByRole('alert')).toBeVisible()
    await unmount()
    sessionStorage.clear()
    await open()
    await expect.element(page.getByText('Recuperamos os preços que você não salvou.')).toBeVisible()
    expect(told('segunda, 9h')).toBe('segunda, 9h, R$ 160,00')
    await page.getByRole('button', { name: 'Começar de novo' }).click()
    expect(told('segunda, 9h')).toBe('segunda, 9h, R$ 120,00')
  })

  it('shows what somebody else has saved meanwhile, and keeps mine or takes theirs', async () => {
    const { nth, save } = await open()
    await tile('segunda, 9h').click()
    await save()
    const theirs = { ...field, basePriceCents: 13_000, priceRules: [], version: 4 }
    nth(0).reject(
      new ApiError({ kind: 'refused', status: 409, code: 'stale', message: 'Mudou.', data: theirs }),
    )
    const question = page.getByRole('group', { name: /Alguém mudou os preços deste campo/ })
    await expect.element(question.getByText('preço base: R$ 130')).toBeVisible()
    await question.getByRole('button', { name: 'Ficar com os meus' }).click()
    expect(told('segunda, 9h')).toBe('segunda, 9h, R$ 160,00')
    await save()
    expect(nth(1).body).toMatchObject({ version: 4, basePriceCents: 12_000 })
    expect(nth(1).body.priceRules.map(formatPriceRule)).toHaveLength(2)
    nth(1).reject(
      new ApiError({
        kind: 'refused',
        status: 409,
        code: 'stale',
        message: 'Mudou.',
        data: { ...theirs, basePriceCents: 14_000, version: 5 },
      }),
    )
    await question.getByRole('button', { name: 'Usar os que estão salvos' }).click()
    expect(told('segunda, 9h')).toBe('segunda, 9h, R$ 140,00')
  })

  it('takes over what is saved elsewhere while nothing is changed here, without a word', async () => {
    const { news } = await open()
    await news({ ...field, basePriceCents: 13_000, version: 2 })
    await expect.poll(() => told('segunda, 9h')).toBe('segunda, 9h, R$ 130,00')
    await expect.element(page.getByText(/Alguém mudou/)).not.toBeInTheDocument()
  })
})
