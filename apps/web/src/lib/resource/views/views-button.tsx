import '@campo-livre/ui/styles/form.css'
import button from '@campo-livre/ui/button/button.module.css'
import { Popover } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import type { Resource } from '../resource.ts'
import { SavedViews } from './saved-views.tsx'
import classes from './views.module.css'

type Props<Row> = { resource: Pick<Resource<Row>, 'columns' | 'filterableColumns' | 'order' | 'query'> }

/** The button of the saved views of a list: how somebody likes to see it, under a name. */
export function ViewsButton<Row>({ resource }: Props<Row>) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
      width="min(22rem, calc(100vw - 2rem))"
    >
      <Popover.Target>
        <button type="button" className={button.secondary} onClick={() => setOpened(!opened)}>
          <IconBookmark size={20} stroke={1.75} aria-hidden />
          Listas salvas
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Listas salvas" className={classes.dropdown ?? ''}>
        <SavedViews resource={resource} onChosen={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
