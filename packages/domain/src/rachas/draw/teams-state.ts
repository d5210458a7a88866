import type { DrawPlayer, DrawWish } from './draw.ts'

/** Players who are placed together: one, or those whom wishes keep together. */
export type Block = {
  ids: readonly string[]
  size: number
  skill: number
  keepers: number
  /** The indexes of the blocks that may not be in its team. */
  apart: Set<number>
}

/** The most that teams may have, so that sizes and goalkeepers differ by one at most. */
export type Limits = {
  teams: number
  size: number
  /** The number of teams that may be of the full size. */
  fullTeams: number
  keepers: number
  fullKeepers: number
}

export function limitsOf(players: number, keepers: number, teams: number): Limits {
  return {
    teams,
    size: Math.ceil(players / teams),
    fullTeams: players % teams || teams,
    keepers: Math.ceil(keepers / teams),
    fullKeepers: keepers % teams || teams,
  }
}

/** Joins the players whom wishes keep together; null if a wish to be apart is of two in one block. */
export function blocksOf(players: readonly DrawPlayer[], wishes: readonly DrawWish[]): Block[] | null {
  const root = new Map(players.map(({ id }) => [id, id]))
  const rootOf = (id: string): string => {
    const up = root.get(id) ?? id
    return up === id ? id : rootOf(up)
  }
  for (const { kind, ids } of wishes) if (kind === 'together') root.set(rootOf(ids[0]), rootOf(ids[1]))
  const groups = [...Map.groupBy(players, ({ id }) => rootOf(id))]
  const indexOf = new Map(groups.map(([id], index) => [id, index]))
  const blocks = groups.map(([, members]): Block => ({
    ids: members.map(({ id }) => id),
    size: members.length,
    skill: members.reduce((sum, { skill }) => sum + skill, 0),
    keepers: members.filter(({ goalkeeper }) => goalkeeper).length,
    apart: new Set(),
  }))
  for (const { kind, ids } of wishes) {
    if (kind === 'together') continue
    const [one, other] = ids.map((id) => indexOf.get(rootOf(id)) ?? -1) as [number, number]
    if (one === other) return null
    blocks[one]?.apart.add(other)
    blocks[other]?.apart.add(one)
  }
  return blocks
}

/** Teams while they are filled: which block is where, and what each team has by now. */
export class Teams {
  /** The team of each block; -1 while it has none. */
  readonly teamOf: Int32Array
  readonly sums: number[]
  readonly sizes: number[]
  readonly keepers: number[]
  #full = 0
  #fullOfKeepers = 0
  readonly blocks: readonly Block[]
  readonly limits: Limits

  constructor(blocks: readonly Block[], limits: Limits) {
    this.blocks = blocks
    this.limits = limits
    this.teamOf = new Int32Array(blocks.length).fill(-1)
    const zeros = () => Array.from({ length: limits.teams }, () => 0)
    this.sums = zeros()
    this.sizes = zeros()
    this.keepers = zeros()
  }

  /** Returns the team of a block; -1 while it has none. */
  of(index: number): number {
    return this.teamOf[index] ?? -1
  }

  /** Returns whether a block may join a team. */
  fits(index: number, team: number): boolean {
    const block = this.blocks[index]
    if (!block) return false
    const { size, fullTeams, keepers, fullKeepers } = this.limits
    const newSize = (this.sizes[team] ?? 0) + block.size
    const newKeepers = (this.keepers[team] ?? 0) + block.keepers
    if (newSize > size || newKeepers > keepers) return false
    if (newSize === size && this.#full >= fullTeams) return false
    if (block.keepers > 0 && newKeepers === keepers && this.#fullOfKeepers >= fullKeepers) return false
    for (const other of block.apart) if (this.teamOf[other] === team) return false
    return true
  }

  put(index: number, team: number): void {
    this.#change(index, team, 1)
    this.teamOf[index] = team
  }

  take(index: number): void {
    this.#change(index, this.of(index), -1)
    this.teamOf[index] = -1
  }

  #change(index: number, team: number, sign: 1 | -1): void {
    const block = this.blocks[index]
    if (!block) return
    const { size, keepers } = this.limits
    const was = { size: this.sizes[team] ?? 0, keepers: this.keepers[team] ?? 0 }
    const now = { size: was.size + sign * block.size, keepers: was.keepers + sign * block.keepers }
    this.#full += Number(now.size === size) - Number(was.size === size)
    this.#fullOfKeepers += Number(now.keepers === keepers) - Number(was.keepers === keepers)
    this.sizes[team] = now.size
    this.keepers[team] = now.keepers
    this.sums[team] = (this.sums[team] ?? 0) + sign * block.skill
  }

  /** The difference between the strongest team and the weakest. */
  get spread(): number {
    return Math.max(...this.sums) - Math.min(...this.sums)
  }
}
