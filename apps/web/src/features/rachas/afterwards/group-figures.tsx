import { rachaStatsQuery } from '@campo-livre/api/rachas/get-racha-stats.ts'
import { useQuery } from '@tanstack/react-query'
import { GroupTable } from './group-table.tsx'

/** The people of the group of a racha by sport, who came most often first (H7). */
export default function GroupFigures({ rachaId }: { rachaId: string }) {
  const { data } = useQuery(rachaStatsQuery(rachaId))
  return data?.map((each) => <GroupTable key={each.sport} {...each} />)
}
