import type { Browser } from 'playwright'
import type { Picture } from './pair.ts'
import {
  type Look,
  openContext,
  openPreview,
  photograph,
  photographSettled,
  showAlone,
  showStory,
  type Story,
} from './storybook-page.ts'

/** The pictures of a Storybook, and a function that takes one again. */
export type Album = { pictures: Picture[]; retake(picture: Picture): Promise<Picture> }

/** Takes a picture of every wanted story of the Storybook at `url`, in every look; `say` prints progress. */
export async function openAlbum(
  browser: Browser,
  url: string,
  looks: readonly Look[],
  wanted: (id: string) => boolean,
  say: (sentence: string) => void,
): Promise<Album> {
  const context = await openContext(browser)
  const shots = new Map<string, { story: Story; look: Look }>()
  const pictures: Picture[] = []
  for (const look of looks) {
    const { page, stories } = await openPreview(context, url, look)
    const chosen = stories.filter(({ id }) => wanted(id))
    for (const [index, story] of chosen.entries()) {
      if (index > 0 && index % 100 === 0) say(`${index} of ${chosen.length} (${look.name})`)
      const key = `${story.id} ${look.name}`
      shots.set(key, { story, look })
      const ended = await showStory(page, story, look)
      pictures.push({
        key,
        title: story.title,
        name: story.name,
        look: look.name,
        png: await photograph(page),
        ended,
      })
    }
    await page.close()
  }
  return {
    pictures,
    retake: async (picture) => {
      const shot = shots.get(picture.key)
      if (!shot) return picture
      const page = await context.newPage()
      const ended = await showAlone(page, url, shot.story, shot.look)
      const png = await photographSettled(page)
      await page.close()
      return { ...picture, png, ended }
    },
  }
}
