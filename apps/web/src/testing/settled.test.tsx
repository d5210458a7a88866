import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { isWaiting } from './settled.ts'

it('knows a screen that waits by its skeletons', async () => {
  const { rerender } = await render(
    <main>
      <Skeleton width="10rem" />
    </main>,
  )
  expect(isWaiting(document)).toBe(true)
  await rerender(<main>Pronto</main>)
  expect(isWaiting(document)).toBe(false)
})
