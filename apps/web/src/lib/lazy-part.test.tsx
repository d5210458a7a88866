import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.tsx'

function Drawer({ name }: { name: string }) {
  return <p>{`Gaveta de ${name}`}</p>
}

it('shows what stands in its place until the code is here', async () => {
  const drawer = lazyPart(() => Promise.resolve({ default: Drawer }))
  await render(<drawer.Part name="Ana" meanwhile={<p>Um instante</p>} />)
  await expect.element(page.getByText('Gaveta de Ana')).toBeVisible()
  await expect.element(page.getByText('Um instante')).not.toBeInTheDocument()
})

it('keeps the screen when the code does not come, and tries again at the next occasion', async () => {
  let online = false
  const drawer = lazyPart<{ name: string }>(() =>
    online
      ? Promise.resolve({ default: Drawer })
      : Promise.reject<{ default: typeof Drawer }>(new TypeError('Failed to fetch')),
  )
  const { rerender } = await render(<drawer.Part name="Ana" meanwhile={<p>Um instante</p>} />)
  await expect.element(page.getByText('Um instante')).toBeVisible()
  online = true
  await rerender(<drawer.Part name="Bia" meanwhile={<p>Um instante</p>} />)
  await expect.element(page.getByText('Gaveta de Bia')).toBeVisible()
})
