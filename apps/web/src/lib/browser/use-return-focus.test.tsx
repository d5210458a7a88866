import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useReturnFocus } from './use-return-focus.ts'

let gone: () => void

function Screen() {
  const [opened, setOpened] = useState(false)
  gone = useReturnFocus(opened, () => null)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Abrir
      </button>
      <button type="button">Outro</button>
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
  other.element().focus()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  gone()
  vi.runAllTimers()
  vi.useRealTimers()
  await expect.element(other).toHaveFocus()
})
