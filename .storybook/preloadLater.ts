import { PRELOAD_ENTRIES, STORY_FINISHED, STORY_PREPARED } from 'storybook/internal/core-events';

type Listener = (...payload: unknown[]) => void;

/** What is needed of Storybook's channel. */
export interface PreloadChannel {
  listeners(event: string): Listener[] | undefined;
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
}

/**
 * Storybook loads the pages beside a story as soon as the story is prepared, and a page of documentation is a megabyte of scripts.
 * From now on they wait until the story stands and has been played.
 */
export function preloadLater(channel: PreloadChannel): void {
  const preload = [...(channel.listeners(PRELOAD_ENTRIES) ?? [])];
  let prepares = false;
  let wanted: unknown[] | null = null;
  const begin = () => {
    const payload = wanted;
    wanted = null;
    if (payload) preload.forEach((listener) => listener(...payload));
  };
  preload.forEach((listener) => channel.off(PRELOAD_ENTRIES, listener));
  channel.on(PRELOAD_ENTRIES, (...payload) => {
    wanted = payload;
    if (!prepares) begin();
  });
  channel.on(STORY_PREPARED, () => void (prepares = true));
  channel.on(STORY_FINISHED, () => {
    prepares = false;
    begin();
  });
}
