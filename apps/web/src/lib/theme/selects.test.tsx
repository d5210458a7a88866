import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'

/** Returns the background images of a control, without their colours. */
const arrowOf = (control: Element) =>
  getComputedStyle(control)
    .backgroundImage.match(/linear-gradient\(-?45deg/g)
    ?.join()

describe('every select', () => {
  it.each([
    ['/', undefined, 'Ordenar por'],
    ['/registro?tipo=atleta', undefined, 'Gênero'],
    ['/company/bookings?visao=lista', 'empresa@campolivre.test', 'Campo'],
  ])('at %s draws the one arrow, and no other beside it', async (path, persona, label) => {
    await renderApp(persona === undefined ? { path } : { path, persona })
    const select = page.getByRole('combobox', { name: label }).first()
    await expect.element(select).toBeVisible()
    await expect.poll(() => arrowOf(select.element())).toBe('linear-gradient(45deg,linear-gradient(-45deg')
    expect(getComputedStyle(select.element()).appearance).toBe('none')
    const icons = [
      ...(select.element().parentElement?.querySelectorAll(':scope > svg, [data-position] svg') ?? []),
    ]
    expect(icons.filter((icon) => icon.checkVisibility())).toEqual([])
  })
})
