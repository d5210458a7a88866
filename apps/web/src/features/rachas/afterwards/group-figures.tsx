import { rachaStatsQuery } from '@campo-livre/api/rachas/get-racha-stats.ts'
import { useQuery } from '@tanstack/react-query'
import { GroupTable } from './group-table.tsx'

/** Who of the group of a racha plays most, by sport (H7). */
export default function GroupFigures({ rachaId }: { rachaId: string }) {
  const { data } = useQuery(rachaStatsQuery(rachaId))
  return data?.map((each) => <GroupTable key={each.sport} {...each} />)
}
