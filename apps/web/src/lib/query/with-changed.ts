/** Returns an update of a kept list by which a thing that was answered takes the place of its older self. */
export function withChanged<T extends { id: string }>(answer: T) {
  return (all: T[] | undefined): T[] | undefined =>
    all?.map((each) => (each.id === answer.id ? answer : each))
}
