import { revealRow } from '@campo-livre/api/admin/admin-commands.ts'
import { relationsQuery } from '@campo-livre/api/admin/admin-rows.ts'
import {
  type AdminResource,
  adminResourceLabels,
  adminResourcesLabels,
} from '@campo-livre/domain/admin/admin-resource.ts'
import type { Relation } from '@campo-livre/domain/admin/relations.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { useAction } from '../../lib/action/use-action.ts'
import { ListSkeleton } from '../../lib/resource/list-skeleton.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import classes from './admin-details.module.css'
import { adminLists } from './admin-lists.ts'
import { layRevealed } from './lay-revealed.ts'

type Props = { resource: AdminResource; row: Stamped<{ id: string }> }

/** The personal data of a row on request, and its relations both ways (H12). */
export function AdminDetails({ resource, row }: Props) {
  return (
    <>
      {row.masked === true && <Reveal resource={resource} id={row.id} />}
      <Relations resource={resource} id={row.id} />
    </>
  )
}

type Of = { resource: AdminResource; id: string }

/** Shows the masked data; that somebody looked is noted in the audit (LGPD). */
function Reveal({ resource, id }: Of) {
  const client = useQueryClient()
  const action = useAction({
    mutation: {
      mutationFn: (_variables: void, { signal }) => revealRow(resource, id, signal),
      meta: {},
      onSuccess: (row) => layRevealed(client, resource, row),
    },
    failure: 'Não deu para mostrar os dados. Tente de novo.',
  })
  return (
    <div className={classes.reveal}>
      <p>E-mail e telefone ficam escondidos. Se você olhar, fica registrado na auditoria.</p>
      <ActionButton action={action} variant="default" onClick={() => action.run()}>
        Mostrar dados pessoais
      </ActionButton>
    </div>
  )
}

function Relations({ resource, id }: Of) {
  return (
    <section aria-label="Relações">
      <RelationsState resource={resource} id={id} />
    </section>
  )
}

/** The rows that go with one that is removed, and those that stand in its way, each with a link (H12). */
export function WhatGoes({ resource, id }: Of) {
  return <RelationsState resource={resource} id={id} shown={({ blocking, goes }) => blocking > 0 || goes} />
}

type StateProps = Of & { shown?: (relation: Relation) => boolean }

const everyOne = () => true

function RelationsState({ resource, id, shown = everyOne }: StateProps) {
  return (
    <QueryState
      query={useQuery(relationsQuery({ resource, id }))}
      skeleton={<ListSkeleton label="Buscando as relações" />}
      failure="Não deu para buscar as relações"
    >
      {(relations) => relations.filter(shown).map((each) => <Related key={each.resource} relation={each} />)}
    </QueryState>
  )
}

function Related({ relation: { resource, total, items, blocking, goes } }: { relation: Relation }) {
  return (
    <div className={classes.relation}>
      <h3>
        {(total === 1 ? adminResourceLabels : adminResourcesLabels)[resource]}{' '}
        <span className={classes.count}>{formatCount(total)}</span>
      </h3>
      {blocking > 0 && (
        <p className={classes.blocks}>
          {blocking === total
            ? 'Impede de apagar ou arquivar.'
            : `Para apagar, resolva antes o que está em aberto: ${formatCount(blocking)}.`}
        </p>
      )}
      {goes && <p className={classes.note}>Vai junto se for apagado.</p>}
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/pages/crud"
              search={{ lista: adminLists[resource], aberto: id }}
              className={classes.link}
              activeProps={{}}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className={classes.note}>{`e mais ${formatCount(total - items.length)}.`}</p>
      )}
    </div>
  )
}
