import { groupText } from '@campo-livre/domain/splits/reminder.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { useRouter } from '@tanstack/react-router'

/** Returns the group's link of a bill, and its text for the chat. */
export function useGroupLink(split: SplitDetail): { url: string; text: string } {
  const { groupToken, people, sum } = split
  const { href } = useRouter().buildLocation({ to: '/conta/$id', params: { id: groupToken } })
  const url = new URL(href, location.origin).href
  const owing = people.filter(({ openCents }) => openCents > 0).length
  return { url, text: groupText(split, { openCents: sum.openCents, owing, url }) }
}
