/** `Convidado de Pedro`, `Convidado 2 de Pedro`: a guest without a name of their own. */
const guest = /^Convidad[oa](?: \d)? de \S+/

/**
 * Returns how a person is called where surnames are private: the first name, and the number by which a group tells two of a
 * name apart (`João 2`). A guest without a name is called after who brings them.
 */
export function shortName(name: string): string {
  const [brought] = guest.exec(name.trim()) ?? []
  if (brought !== undefined) return brought
  const [first = '', second = ''] = name.trim().split(/\s+/)
  return /^\d{1,2}$/.test(second) ? `${first} ${second}` : first
}

/** Returns the short names of people in their order, the second of a name as `João (2)`: a `João 2` may be among them. */
export function shortNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const short = shortName(name)
    const times = (seen.get(short) ?? 0) + 1
    seen.set(short, times)
    return times === 1 ? short : `${short} (${times})`
  })
}
