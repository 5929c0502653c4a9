import { expect, test } from '@playwright/test';
import { Channel } from 'storybook/internal/channels';
import { PRELOAD_ENTRIES, STORY_FINISHED, STORY_PREPARED } from 'storybook/internal/core-events';
import { preloadLater } from '../../.storybook/preloadLater';

function openChannel() {
  const channel = new Channel({});
  const loaded: unknown[] = [];
  channel.on(PRELOAD_ENTRIES, (payload: unknown) => loaded.push(payload));
  preloadLater(channel);
  return { channel, loaded };
}

const pages = { ids: ['screens-loginpasskey--offered'] };

test('the pages beside a story are loaded once it has been played', () => {
  const { channel, loaded } = openChannel();
  channel.emit(STORY_PREPARED, { id: 'screens-login--empty' });
  channel.emit(PRELOAD_ENTRIES, pages);
  expect(loaded).toEqual([]);
  channel.emit(STORY_FINISHED, { storyId: 'screens-login--empty' });
  expect(loaded).toEqual([pages]);
});

test('pages that are asked for after that are loaded at once', () => {
  const { channel, loaded } = openChannel();
  channel.emit(STORY_PREPARED, { id: 'screens-login--empty' });
  channel.emit(STORY_FINISHED, { storyId: 'screens-login--empty' });
  channel.emit(PRELOAD_ENTRIES, pages);
  expect(loaded).toEqual([pages]);
});
