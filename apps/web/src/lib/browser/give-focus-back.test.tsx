import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmModal } from '../confirm/confirm-modal.tsx'
import { Themed } from '../theme/themed.tsx'

function Screen() {
  const [opened, setOpened] = useState(false)
  return (
    <Themed>
      <button type="button" onClick={() => setOpened(true)}>
        Abrir
      </button>
      <ConfirmModal opened={opened} title="Sair?" pending={false} onKeep={() => setOpened(false)}>
        <button type="button">Ficar</button>
      </ConfirmModal>
    </Themed>
  )
}

/** Presses Escape in the moment a dialog is in the document: before it has taken the focus. Counts how often. */
function escapeAtOnce(): () => number {
  let pressed = 0
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=dialog]')) return
    observer.disconnect()
    pressed += 1
    expect(document.activeElement?.textContent).toBe('Abrir')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => pressed
}

const dialog = page.getByRole('dialog')

it('gives the focus back when it is closed before it has taken the focus', async () => {
  await render(<Screen />)
  const opener = page.getByRole('button', { name: 'Abrir' })
  const pressed = escapeAtOnce()
  await opener.click()
  await expect.poll(pressed).toBe(1)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Ficar' })).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull()
})
