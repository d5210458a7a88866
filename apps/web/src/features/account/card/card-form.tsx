import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { usualCardName } from '@campo-livre/domain/athletes/card.ts'
import { cardPatchSchema } from '@campo-livre/domain/athletes/card-patch.ts'
import {
  type CardPart,
  cardChangeSchema,
  feet,
  footLabels,
  positionLabels,
  positions,
  seenByLabels,
} from '@campo-livre/domain/athletes/own-card.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { AutosaveError, AutosaveStatus } from '../profile/autosave-status.tsx'
import { SecuritySection } from '../security/parts/security-section.tsx'
import chip from './card-chip.module.css'
import classes from './card-form.module.css'
import { CommittedInput } from './committed-input.tsx'
import type { CardSaving } from './use-card.ts'

const MAX_POSITIONS = 3
const footChoices = feet.map((value) => ({ value, label: footLabels[value] }))
const seenByChoices = Object.entries(seenByLabels).map(([value, label]) => ({ value, label }))

/** All that the athlete says on their card, each part with those who see it. */
export function CardForm({ saving, name }: { saving: CardSaving; name: string }) {
  const { value, set } = saving
  const row = (part: CardPart, title: string, children: ReactNode) => (
    <Part
      title={title}
      seenBy={
        <FilterSelect
          label={`Quem vê: ${title}`}
          value={value.seenBy[part]}
          options={seenByChoices}
          onChange={(who) => set(cardPatchSchema.parse({ seenBy: { [part]: who } }))}
        />
      }
    >
      {children}
    </Part>
  )
  const isFull = value.positions.length >= MAX_POSITIONS
  return (
    <SecuritySection
      title="O que vai no cartão"
      lead="No começo só você vê. Escolha, parte por parte, quem mais pode ver: todos, ou só quem jogou um racha com você no último ano."
    >
      <CommittedInput
        label="Nome no cartão"
        description={`Vazio, fica “${usualCardName(name)}”. Seu telefone e seu e-mail nunca aparecem.`}
        saved={value.name ?? ''}
        read={(text) => cardChangeSchema.shape.name.safeParse(text.trim() === '' ? null : text)}
        onCommit={(text) => set({ name: text })}
        maxLength={40}
      />
      <ul className={classes.parts}>
        {row(
          'positions',
          'Posição',
          <div role="group" aria-label="Posição" aria-describedby="ate-3-posicoes" className={classes.chips}>
            {positions.map((position) => {
              const isOn = value.positions.includes(position)
              return (
                <button
                  key={position}
                  type="button"
                  aria-pressed={isOn}
                  aria-disabled={!isOn && isFull}
                  className={chip.chip}
                  onClick={() => {
                    if (isOn) set({ positions: value.positions.filter((each) => each !== position) })
                    else if (!isFull) set({ positions: [...value.positions, position] })
                  }}
                >
                  {positionLabels[position]}
                </button>
              )
            })}
            <p id="ate-3-posicoes" className={classes.most}>
              Até {MAX_POSITIONS}.
            </p>
          </div>,
        )}
        {row(
          'foot',
          'Pé bom',
          <FilterSelect
            label="Pé bom"
            all="Não informar"
            value={value.foot ?? ''}
            options={footChoices}
            onChange={(foot) => set({ foot: cardChangeSchema.shape.foot.parse(foot || null) })}
          />,
        )}
        {row(
          'height',
          'Altura',
          <CommittedInput
            label="Altura em centímetros"
            saved={value.heightCm === null ? '' : String(value.heightCm)}
            read={(text) =>
              cardChangeSchema.shape.heightCm.safeParse(text.trim() === '' ? null : Number(text))
            }
            onCommit={(heightCm) => set({ heightCm })}
            inputMode="numeric"
            maxLength={3}
            isBare
          />,
        )}
        {row(
          'skills',
          'Esportes e níveis',
          <p className={classes.about}>
            Os que você conta em{' '}
            <Link to="/atleta/perfil" search={{ aba: 'esportes' }}>
              Esportes
            </Link>
            .
          </p>,
        )}
        {row(
          'stats',
          'Números',
          <p className={classes.about}>Jogos, partidas, vitórias, gols e passes dos seus rachas.</p>,
        )}
        {row(
          'rating',
          'Nota',
          <p className={classes.about}>A média de quem jogou com você, a partir de 3 votos.</p>,
        )}
      </ul>
      <AutosaveError {...saving} />
      <AutosaveStatus {...saving} />
    </SecuritySection>
  )
}

function Part({ title, seenBy, children }: { title: string; seenBy: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.part}>
      <h4 className={classes.name}>{title}</h4>
      <div className={classes.value}>{children}</div>
      <div>{seenBy}</div>
    </li>
  )
}
