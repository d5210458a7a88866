import { priceOf } from '@campo-livre/domain/availability/runs.ts'
import { formatCents, formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { freeRun, tileName } from '../../testing/free-run.ts'

const FIELD = 'fld-arena-beira-mar-campo-norte'
const path = `/field/${FIELD}`

async function open(count: number) {
  const { slots, timeZone } = await freeRun(FIELD, count)
  const app = await renderApp({ path })
  const tile = (index: number) => {
    const slot = slots[index]
    if (!slot) throw new Error(`no slot ${index}`)
    return app.getByRole('button', { name: tileName(slot, timeZone) })
  }
  await expect.element(tile(0)).toBeVisible()
  /** The page's text has its spaces normalized. */
  const total = (from: number, to: number) => formatCents(priceOf(slots.slice(from, to))).replace(/\s/g, ' ')
  const bar = app.getByRole('region', { name: 'Sua reserva' })
  return { ...app, slots, tile, total, bar, more: () => bar.getByRole('button', { name: /^Mais uma hora/ }) }
}

describe('picking times on a wide screen', () => {
  it('sums what is picked, in the bar and in the address', async () => {
    const { tile, bar, more, total, slots, router } = await open(4)
    await tile(0).click()
    await expect.element(bar).toMatchTextContent(total(0, 1))
    await more().click()
    await expect.element(bar).toMatchTextContent(/^2 h · /)
    await expect.element(bar).toMatchTextContent(total(0, 2))
    await expect.element(tile(0)).toHaveAttribute('aria-pressed', 'true')
    expect(router.latestLocation.search).toMatchObject({ inicio: slots[0]?.start, fim: slots[1]?.end })
    await tile(3).click()
    await expect.element(tile(0)).toHaveAttribute('aria-pressed', 'false')
    await expect.element(bar).toMatchTextContent(total(3, 4))
  })

  it('chooses the neighbour that is touched in place of the one before (A2)', async () => {
    const { tile, bar, total, slots, router } = await open(2)
    await tile(1).click()
    await tile(0).click()
    await expect.element(tile(1)).toHaveAttribute('aria-pressed', 'false')
    await expect.element(bar).toMatchTextContent(/^1 h · /)
    await expect.element(bar).toMatchTextContent(total(0, 1))
    expect(router.latestLocation.search).toMatchObject({ inicio: slots[0]?.start, fim: slots[0]?.end })
    await tile(0).click()
    await expect.element(bar).toMatchTextContent(/Escolha seus horários/)
  })

  it('chooses what a mouse is drawn over, and no more than the field allows (A2)', async () => {
    const { tile, bar, total } = await open(4)
    await userEvent.dragAndDrop(tile(0), tile(1))
    await expect.element(bar).toMatchTextContent(total(0, 2))
    await userEvent.dragAndDrop(tile(0), tile(3))
    await expect.element(bar.getByRole('status')).toMatchTextContent('Aqui cada reserva pode ter até 3 h.')
    await expect.element(tile(2)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(tile(3)).toHaveAttribute('aria-pressed', 'false')
  })

  it('offers one more hour with its price as long as it is free and allowed (A2)', async () => {
    const { tile, bar, more, slots } = await open(4)
    const price = formatCentsShort(priceOf(slots.slice(0, 2))).replace(/\s/g, ' ')
    await tile(0).click()
    await expect.element(more()).toMatchTextContent(`Mais uma hora: 2 h por ${price}`)
    await more().click()
    await expect.element(more()).toMatchTextContent(/^Mais uma hora: 3 h por R\$ \d+$/)
    await more().click()
    await expect.element(bar).toMatchTextContent(/^3 h · /)
    await expect.element(more()).not.toBeInTheDocument()
    await expect.element(bar).toHaveFocus()
  })

  it('needs no mouse', async () => {
    const { tile, bar, more, total } = await open(2)
    await tile(0).click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(tile(1)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(bar).toMatchTextContent(total(1, 2))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(bar).toMatchTextContent(total(0, 1))
    more().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(bar).toMatchTextContent(total(0, 2))
  })

  it('turns the week by keys, keeps the place and the choice', async () => {
    const { tile, bar, total, router, getByRole } = await open(1)
    await tile(0).click()
    const before = document.activeElement?.closest('td')?.cellIndex
    await userEvent.keyboard('{PageDown}')
    await expect.poll(() => router.latestLocation.search).toHaveProperty('semana', '2026-11-27')
    await expect.poll(() => document.activeElement?.closest('td')?.cellIndex).toBe(before)
    await expect.element(bar).toMatchTextContent(total(0, 1))
    await expect
      .element(getByRole('button', { name: 'Semana anterior' }))
      .toHaveAttribute('aria-disabled', 'false')
  })
})

describe('picking times where no short gap may be left', () => {
  const strict = 'fld-coco-tenis-saibro-1'

  it('cannot be reserved beside a gap, says so, and can once the gap is closed', async () => {
    const { slots, timeZone } = await freeRun(strict, 4)
    const [first, second, third] = slots
    if (!first || !second || !third) throw new Error('no slots')
    const search = new URLSearchParams({ inicio: second.start, fim: third.end }).toString()
    const { getByRole } = await renderApp({
      path: `/field/${strict}?${search}`,
      persona: 'nova@campolivre.test',
    })
    const bar = getByRole('region', { name: 'Sua reserva' })
    const button = bar.getByRole('button', { name: 'Reservar' })
    await expect.element(bar.getByRole('status')).toMatchTextContent(/deixaria um intervalo curto demais/)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAccessibleDescription(/deixaria um intervalo curto demais/)
    await getByRole('button', { name: tileName(first, timeZone) }).click()
    await expect.element(button).not.toHaveAttribute('aria-disabled')
  })

  it('begins where it leaves none', async () => {
    const { slots, timeZone } = await freeRun(strict, 4)
    const [first, second] = slots
    if (!first || !second) throw new Error('no slots')
    const { getByRole, router } = await renderApp({ path: `/field/${strict}` })
    await getByRole('button', { name: tileName(second, timeZone) }).click()
    await expect
      .poll(() => router.latestLocation.search)
      .toMatchObject({ inicio: first.start, fim: second.end })
  })
})

describe('picking times on a phone of 360 px', () => {
  it('shows a day at a time, in tiles for a thumb', async () => {
    await page.viewport(360, 740)
    const { slots, timeZone } = await freeRun(FIELD, 2)
    const [first] = slots
    if (!first) throw new Error('no slots')
    const { getByRole } = await renderApp({ path: `${path}?dia=${localDay(timeZone, first.start)}` })
    await getByRole('button', { name: tileName(first, timeZone) }).click()
    await getByRole('button', { name: /^Mais uma hora/ }).click()
    await expect.element(getByRole('region', { name: 'Sua reserva' })).toMatchTextContent(/^2 h · /)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    const small = [...document.querySelectorAll('main button')].filter((button) => {
      const { width, height } = button.getBoundingClientRect()
      return width < 44 || height < 44
    })
    expect(small).toEqual([])
    await page.viewport(1280, 800)
  })

  it('says of a time past midnight which day it is', async () => {
    await page.viewport(360, 740)
    // On Fridays it is open until 2h.
    const { getByRole } = await renderApp({ path: `${path}?dia=2026-11-27&semana=2026-11-26` })
    await expect
      .element(getByRole('button', { name: /^sábado, 28 de novembro, 0h à 1h/ }))
      .toMatchTextContent(/sáb, 28\/11/)
    await expect
      .element(getByRole('button', { name: /^sexta-feira, 27 de novembro, 23h às 0h/ }))
      .not.toMatchTextContent(/sex, 27/)
    await page.viewport(1280, 800)
  })
})
