import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyComponent } from './lazy-component.tsx'

function Drawer({ name }: { name: string }) {
  return <p>{`Gaveta de ${name}`}</p>
}

it('shows what stands in its place until the code is here', async () => {
  const drawer = lazyComponent(() => Promise.resolve({ default: Drawer }))
  await render(<drawer.Component name="Ana" meanwhile={<p>Um instante</p>} />)
  await expect.element(page.getByText('Gaveta de Ana')).toBeVisible()
  await expect.element(page.getByText('Um instante')).not.toBeInTheDocument()
})

it('shows code that comes between drawing and the effects', async () => {
  const drawer = lazyComponent(() => Promise.resolve({ default: Drawer }))
  const Early = () => {
    useLayoutEffect(() => drawer.prefetch(), [])
    return <drawer.Component name="Ana" />
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  root.render(<Early />)
  await expect.element(page.getByText('Gaveta de Ana')).toBeVisible()
})

it('keeps the screen when the code does not come, and tries again at the next occasion', async () => {
  let online = false
  const drawer = lazyComponent<{ name: string }>(() =>
    online
      ? Promise.resolve({ default: Drawer })
      : Promise.reject<{ default: typeof Drawer }>(new TypeError('Failed to fetch')),
  )
  const { rerender } = await render(<drawer.Component name="Ana" meanwhile={<p>Um instante</p>} />)
  await expect.element(page.getByText('Um instante')).toBeVisible()
  online = true
  await rerender(<drawer.Component name="Bia" meanwhile={<p>Um instante</p>} />)
  await expect.element(page.getByText('Gaveta de Bia')).toBeVisible()
})
