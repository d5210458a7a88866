import { earlierPlayersQuery } from '@campo-livre/api/rachas/list-earlier-players.ts'
import { knownPlayers } from '@campo-livre/domain/rachas/paste/known-players.ts'
import { defaultStyle } from '@campo-livre/domain/rachas/paste/pasted-list.ts'
import { pastedChanges } from '@campo-livre/domain/rachas/paste/to-command.ts'
import type { EarlierPlayer, RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { createDraft } from '../../../lib/storage/drafts.ts'
import { type Doing, useRachaCommand } from '../use-racha-command.ts'
import PasteList from './paste-list.tsx'

type Props = { racha: RachaDetail; opened: boolean; onClose: () => void }

/** The group's list is pasted into a racha (N4): nobody is taken off, and what was pasted stays until it is saved. */
export default function PasteDrawer({ racha, opened, onClose }: Props) {
  const query = useQuery({ ...earlierPlayersQuery(racha.id), enabled: opened })
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Colar a lista do grupo">
      <QueryState
        query={query}
        skeleton={<Skeleton height="17rem" />}
        failure="Não deu para buscar quem já jogou com você"
      >
        {(earlier) => <Paste racha={racha} earlier={earlier} onSaved={onClose} />}
      </QueryState>
    </SideDrawer>
  )
}

type PasteProps = { racha: RachaDetail; earlier: readonly EarlierPlayer[]; onSaved: () => void }

function Paste({ racha, earlier, onSaved }: PasteProps) {
  const { id, participants } = racha
  // The same list gives the same ids of new people, so that trying again counts once.
  const [made] = useState(randomKey)
  const draft = useMemo(() => createDraft(`racha colar ${id}`, ['text']), [id])
  const known = useMemo(() => knownPlayers(racha, earlier), [racha, earlier])
  const action = useRachaCommand(id, {
    failure: 'Não deu para salvar a lista. Ela continua aqui: tente de novo.',
    toast: (_racha, doing) => ({ title: 'Lista salva', text: savedWords(doing) }),
    done: () => {
      draft.drop()
      onSaved()
    },
  })
  return (
    <PasteList
      known={known}
      action={action}
      initialText={draft.read().text}
      onText={(text) => draft.keep({ text })}
      onUse={(pasted, style) => {
        let count = 0
        const makeId = () => `${made}-${(count += 1)}`
        action.run({
          type: 'list',
          ...pastedChanges(pasted, participants, makeId),
          style: style ?? racha.listStyle ?? defaultStyle,
        })
      }}
    />
  )
}

/** Returns what a list changed: `12 nomes novos, 3 respostas mudaram.` */
function savedWords(doing: Doing): string {
  if (doing.type !== 'list') return ''
  const [added, changed] = [doing.people.length, doing.answers.length]
  if (added + changed === 0) return 'Ninguém mudou: já estava assim.'
  const names = added === 1 ? '1 nome novo' : `${added} nomes novos`
  const answers = changed === 1 ? '1 resposta mudou' : `${changed} respostas mudaram`
  return `${[...(added > 0 ? [names] : []), ...(changed > 0 ? [answers] : [])].join(', ')}.`
}
