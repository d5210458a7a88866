const BEGINNING = 'grupo-'
/** Stands between the group's secret and somebody's id; neither contains it. */
const SEPARATOR = '~'

/** Makes the secret of a group's link from letters nobody guesses: an address tells by its beginning that it is a group's. */
export const groupTokenOf = (letters: string) => `${BEGINNING}${letters}`

/** Returns whether a secret leads to a whole bill, of which somebody picks their share. */
export const isGroupToken = (token: string) => token.startsWith(BEGINNING) && !token.includes(SEPARATOR)

/** Returns the secret of somebody's share by way of the group's link: it ends when that link is renewed. */
export const pickedToken = (groupToken: string, personId: string) => `${groupToken}${SEPARATOR}${personId}`

/** Returns the group's secret that a share was picked by; null for a link of somebody's own. */
export function groupTokenIn(token: string): string | null {
  const [group = '', personId] = token.split(SEPARATOR)
  return personId !== undefined && isGroupToken(group) ? group : null
}

/** Finds whose share a secret leads to, by a link of their own or picked by the group's; undefined for nobody's. */
export function personBehind<P extends { id: string; token: string }>(
  { groupToken, people }: { groupToken: string; people: readonly P[] },
  token: string,
): P | undefined {
  return people.find((person) => person.token === token || pickedToken(groupToken, person.id) === token)
}
