import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useReturnFocus } from './use-return-focus.ts'

/** A page with a dialog; its last button tells that the dialog is out of sight, and keeps the focus where it is. */
function Screen() {
  const [opened, setOpened] = useState(false)
  const gone = useReturnFocus(opened, () => null)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Abrir
      </button>
      <button type="button">Outro</button>
      <button type="button" onClick={gone}>
        Fora da vista
      </button>
      {opened && (
        <div role="dialog" aria-label="Filtros">
          <button type="button" onClick={() => setOpened(false)}>
            Pronto
          </button>
        </div>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Abrir' })

it('gives the focus back to what had it before the dialog', async () => {
  await render(<Screen />)
  await opener.click()
  await page.getByRole('button', { name: 'Pronto' }).click()
  await expect.element(opener).toHaveFocus()
})

it('leaves the focus where somebody has gone on while the dialog still slid out of sight', async () => {
  await render(<Screen />)
  await opener.click()
  await page.getByRole('button', { name: 'Pronto' }).click()
  await expect.element(opener).toHaveFocus()
  const other = page.getByRole('button', { name: 'Outro' })
  const gone = page.getByRole('button', { name: 'Fora da vista' })
  other.element().focus()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  gone.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  vi.runAllTimers()
  vi.useRealTimers()
  await expect.element(other).toHaveFocus()
})
