import type { StoryObj } from '@storybook/react-vite'

/** Returns the stories of a screen that asks the server for nothing; each is played in the same way. */
export function stillStories(play: NonNullable<StoryObj['play']>) {
  return {
    shown: { play },
    longText: { globals: { text: 'long' }, play },
    phone: { globals: { viewport: { value: 'phone' } }, play },
    zoomed: { globals: { viewport: { value: 'zoomed' } }, play },
  } satisfies Readonly<Record<string, StoryObj>>
}
