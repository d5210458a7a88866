import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { type FieldSection, nextSection } from '@campo-livre/domain/fields/set-up/set-up.ts'
import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import { setupSteps, type SetupStep } from './setup-search.ts'

export const stepNames: Readonly<Record<SetupStep, string>> = {
  quadra: 'A quadra',
  espaco: 'Mesmo espaço',
  fotos: 'Fotos',
  horarios: 'Horários',
  precos: 'Preços',
  previa: 'Prévia e publicação',
}

const stepOf: Readonly<Record<FieldSection, SetupStep>> = {
  court: 'quadra',
  photos: 'fotos',
  times: 'horarios',
  prices: 'precos',
}

/** `optional`: nothing waits for it, and most fields never need it. */
export type StepState = 'done' | 'current' | 'open' | 'optional'

/** A step in the list; `locked` while there is no field yet to which it could belong. */
export type ListedStep = { step: SetupStep; name: string; state: StepState; locked: boolean }

type Listed = Pick<OwnField, 'done' | 'status' | 'id' | 'parts' | 'otherFields'>

/**
 * Returns the steps with their states; `field` is null for one that is not made yet. The one about shared ground is
 * listed where the arena has another field.
 */
export function listedSteps(field: Listed | null, current: SetupStep): ListedStep[] {
  const done = new Set<SetupStep>(field?.done.map((section) => stepOf[section]))
  if (field && field.status !== 'draft') done.add('previa')
  if (field && sharingGround(field, field.otherFields).length > 0) done.add('espaco')
  const alone = field === null || field.otherFields.length === 0
  return setupSteps
    .filter((step) => step !== 'espaco' || step === current || !alone)
    .map((step) => ({
      step,
      name: stepNames[step],
      state: step === current ? 'current' : done.has(step) ? 'done' : step === 'espaco' ? 'optional' : 'open',
      locked: field === null && step !== 'quadra',
    }))
}

/** Returns the step at which a field opens: the first unfinished one of a draft, else its court. */
export function firstStep({ status, done }: Pick<OwnField, 'done' | 'status'>): SetupStep {
  if (status !== 'draft') return 'quadra'
  const next = nextSection(done)
  return next === null ? 'previa' : stepOf[next]
}

/** Returns the step after this one, without the optional one; the last is followed by itself. */
export function stepAfter(step: SetupStep): SetupStep {
  return setupSteps.slice(setupSteps.indexOf(step) + 1).find((next) => next !== 'espaco') ?? step
}
