import type { OwnField } from '@campo-livre/domain/fields/own-field.ts'
import { type FieldSection, nextSection } from '@campo-livre/domain/fields/set-up.ts'
import * as z from 'zod/mini'

/** The steps of setting a field up, by their words in the address, in order. */
export const setupSteps = ['quadra', 'fotos', 'horarios', 'precos', 'previa'] as const
export type SetupStep = (typeof setupSteps)[number]

export const stepNames: Readonly<Record<SetupStep, string>> = {
  quadra: 'A quadra',
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

/** The search of the screen: its step; without one, where setting up goes on. */
export const setupSearchSchema = z.object({ passo: z.catch(z.optional(z.enum(setupSteps)), undefined) })

export type StepState = 'done' | 'current' | 'open'

/** A step in the list; `locked` while there is no field yet to which it could belong. */
export type ListedStep = { step: SetupStep; name: string; state: StepState; locked: boolean }

/** Returns the steps with their states; `field` is null for one that is not made yet. */
export function listedSteps(
  field: Pick<OwnField, 'done' | 'status'> | null,
  current: SetupStep,
): ListedStep[] {
  const done = new Set<SetupStep>(field?.done.map((section) => stepOf[section]))
  if (field && field.status !== 'draft') done.add('previa')
  return setupSteps.map((step) => ({
    step,
    name: stepNames[step],
    state: step === current ? 'current' : done.has(step) ? 'done' : 'open',
    locked: field === null && step !== 'quadra',
  }))
}

/** Returns the step at which a field opens: the first unfinished one of a draft, else its court. */
export function firstStep({ status, done }: Pick<OwnField, 'done' | 'status'>): SetupStep {
  if (status !== 'draft') return 'quadra'
  const next = nextSection(done)
  return next === null ? 'previa' : stepOf[next]
}

/** Returns the step after this one; the last is followed by itself. */
export function stepAfter(step: SetupStep): SetupStep {
  return setupSteps[setupSteps.indexOf(step) + 1] ?? step
}
