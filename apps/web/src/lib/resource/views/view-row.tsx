import { ActionIcon } from '@mantine/core'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { changed, useList, withoutFilters } from '../use-list.ts'
import type { View } from './view.ts'
import classes from './views.module.css'

type Props = {
  view: View
  /** The view as the list can show it today. */
  search: Readonly<Record<string, string>>
  inUse: boolean
  onChosen: () => void
  onRename: () => void
  onDelete: () => void
}

const tool = { variant: 'subtle', color: 'gray', size: 44 } as const
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** A saved view: a link to the list as the view shows it, and buttons to rename and delete it. */
export function ViewRow({ view: { name }, search, inUse, onChosen, onRename, onDelete }: Props) {
  const present = useList().search
  return (
    <div className={classes.row}>
      <Link
        to="."
        search={changed({
          ...withoutFilters(present),
          linhas: undefined,
          ordem: undefined,
          colunas: undefined,
          ...search,
        })}
        resetScroll={false}
        className={classes.view}
        // Otherwise the router would mark every address that has these parameters and more.
        activeOptions={{ exact: true, explicitUndefined: true }}
        {...(inUse ? { 'aria-current': 'page' as const } : {})}
        onClick={onChosen}
      >
        <IconCheck {...icon} className={classes.check} data-on={inUse || undefined} />
        <span>{name}</span>
      </Link>
      <ActionIcon {...tool} aria-label={`Renomear ${name}`} onClick={onRename}>
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon {...tool} aria-label={`Apagar ${name}`} onClick={onDelete}>
        <IconTrash {...icon} />
      </ActionIcon>
    </div>
  )
}
