import type { SeriesCommandOf } from '@campo-livre/domain/series/command.ts'

/** The answer to a date that is not free. */
export type DateChoice = SeriesCommandOf<'create'>['choices'][number]

/** Returns the choices with one more, or with the choice for a date taken back (`null`). */
export function withChoice(
  choices: readonly DateChoice[],
  day: string,
  choice: DateChoice | null,
): DateChoice[] {
  const others = choices.filter((each) => each.day !== day)
  return choice === null ? others : [...others, choice]
}
