import button from '@campo-livre/ui/button/button.module.css'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { newOne } from '../noun.ts'
import type { Noun } from '../resource.ts'
import { changed } from '../use-list.ts'
import { NEW } from './write-drawer.tsx'

/** The link that opens the form of a new row. */
export function NewButton({ noun }: { noun: Noun }) {
  return (
    <Link to="." search={changed({ editar: NEW })} resetScroll={false} className={button.primary}>
      <IconPlus size={20} stroke={1.75} aria-hidden />
      {newOne(noun)}
    </Link>
  )
}
