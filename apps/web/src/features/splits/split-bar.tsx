import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { splitPaper } from '@campo-livre/domain/splits/split-paper.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { ActionBar } from '@campo-livre/ui/action-bar/action-bar.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ActionFailure } from '../../lib/action/action-failure.tsx'
import { usePaper } from '../../lib/paper/use-paper.tsx'
import { shareLink } from '../../lib/format/links.ts'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import { doOthersOwe } from './do-others-owe.ts'
import { SplitMore } from './split-more.tsx'
import { useGroupLink } from './use-group-link.ts'

/** The acts of a bill: the group's link while others owe, else the change of the bill; the rest behind `Mais`. */
export function SplitBar({ split }: { split: SplitDetail }) {
  const group = useGroupLink(split)
  const othersOwe = doOthersOwe(split)
  const paper = usePaper({ path: `/splits/${split.id}`, paper: splitPaper(split, serverNow()) })
  return (
    <>
      <ActionFailure action={paper} />
      <ActionBar
        label="O que fazer com a conta"
        main={
          othersOwe ? (
            <a href={shareLink(group.text)} target="_blank" rel="noreferrer" className={button.primary}>
              <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden /> Mandar no grupo
            </a>
          ) : (
            <Link to="." search={mergeSearch({ fazer: 'mudar' })} className={button.secondary}>
              Mudar a conta
            </Link>
          )
        }
        more={<SplitMore changes={othersOwe} onKeep={() => paper.run()} />}
      />
      {paper.sheet}
    </>
  )
}
