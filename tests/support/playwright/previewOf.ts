import { holdStill } from '../looks/settled';
import { openPreview, storyEntries } from '../storybook';
import type { BuiltStorybook } from './storyTest';

/** The worker's tab at the width of a phone, open on another story than `id`, and held still for pictures. */
export async function previewOf(storybook: BuiltStorybook, id: string) {
  const tab = await storybook.tab('phone');
  if (tab.page.url() === 'about:blank') {
    const other = storyEntries().find((story) => story.type === 'story' && story.id !== id);
    await openPreview(tab.page, storybook.url, other?.id ?? '');
    await holdStill(tab.page);
  }
  tab.faults.length = 0;
  return tab;
}
