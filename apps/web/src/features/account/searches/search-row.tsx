import type { SavedSearch } from '@campo-livre/domain/fields/list/saved-search.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NoticeSwitch } from '../profile/notice-switch.tsx'
import { RenameSearch } from './rename-search.tsx'
import classes from './search-list.module.css'

type Props = {
  search: SavedSearch
  /** Its place in the list, by which its parts are named. */
  index: number
  onChange: (change: Partial<SavedSearch>) => void
  onRemove: () => void
}

/** One search of the athlete: it is opened, gets another name, tells of news or not, and goes. */
export function SearchRow({ search, index, onChange, onRemove }: Props) {
  const { link, name, told } = search
  const router = useRouter()
  const [isRenamed, setRenamed] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(link)
  }
  const close = () => {
    flushSync(() => setRenamed(false))
    pencil.current?.focus()
  }
  if (isRenamed)
    return (
      <li>
        <RenameSearch
          search={search}
          onClose={close}
          onName={(wanted) => {
            if (wanted !== name) onChange({ name: wanted })
            close()
          }}
        />
      </li>
    )
  return (
    <li>
      <a href={link} className={classes.name} id={`busca-${index}`} onClick={open}>
        {capital(name)}
      </a>
      <span className={classes.acts}>
        <span id={`avisar-${index}`} className={classes.tell}>
          Avisar
        </span>
        <NoticeSwitch
          labelledBy={`avisar-${index} busca-${index}`}
          on={told}
          onTurn={(on) => onChange({ told: on })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xl"
          ref={pencil}
          aria-label={`Mudar o nome de ${name}`}
          onClick={() => setRenamed(true)}
        >
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xl"
          aria-label={`Tirar a busca ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  )
}
