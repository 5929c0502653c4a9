import { openStill } from '../looks/settled';
import { openPreview, storyEntries } from '../storybook';
import type { BuiltStorybook } from './storyTest';

/** The worker's tab at phone width, showing a story other than `id`. `still`: frozen for pictures from its first story on. */
export async function previewOf(storybook: BuiltStorybook, id: string, { still }: { still: boolean }) {
  const tab = await storybook.tab('phone', still);
  if (tab.page.url() === 'about:blank') {
    const other = storyEntries().find((story) => story.type === 'story' && story.id !== id);
    await (still ? openStill : openPreview)(tab.page, storybook.url, other?.id ?? '');
  }
  tab.faults.length = 0;
  return tab;
}
