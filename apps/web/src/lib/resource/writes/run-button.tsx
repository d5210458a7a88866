import { lazyComponent } from '../../loading/lazy-component.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { useState } from 'react'
import type { RunProps } from './run-props.ts'

const drawer = lazyComponent(() => import('./run-drawer.tsx'))

/** The button of an action that runs through the marked rows; its drawer is loaded when it is opened. */
export function RunButton<Row extends object>(props: RunProps<Row>) {
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(false)
  const Drawer = drawer.Component
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        onPointerEnter={drawer.prefetch}
        onFocus={drawer.prefetch}
        onClick={() => {
          setAsked(true)
          setOpened(true)
        }}
      >
        {props.action.label}
      </button>
      {asked && (
        <Drawer
          asked
          {...(props as unknown as RunProps<object>)}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}
