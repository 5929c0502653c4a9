import type { Page } from 'playwright-core';

/** Targets smaller than 44 px, and focused elements covered by a bar. Links within a sentence are as high as their line. */
export const targetFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const own = (element: Element) =>
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    /** Whether a tap 21 px above or below its middle still hits it: a target may be larger than its box. */
    const isHitAround = (target: Element): boolean => {
      target.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      return [-21, 21].every((offset) =>
        target.contains(document.elementFromPoint(left + width / 2, top + height / 2 + offset)),
      );
    };
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select, summary, [tabindex="0"]',
    );
    for (const target of targets) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      const name = `${target.tagName} ${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}${target.getAttribute('name') ?? ''}`;
      target.focus();
      target.scrollIntoView({ block: 'nearest' });
      const box = target.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      // The target of a checkbox or field includes its label and its frame.
      const label = target.closest('label, .MuiInputBase-root') ?? target;
      const height = Math.max(label.getBoundingClientRect().height, box.height);
      const inSentence = target.tagName === 'A' && (own(target) || target.closest('p, small') !== null);
      const x = Math.min(window.innerWidth - 1, Math.max(0, box.left + box.width / 2));
      const y = Math.min(window.innerHeight - 1, Math.max(0, box.top + Math.min(box.height / 2, 22)));
      const seen = document.elementFromPoint(x, y);
      const related =
        seen !== null && (label.contains(seen) || seen.contains(target) || target.contains(seen));
      if (!related && seen?.closest('label')?.control !== target)
        faults.push(`${name}: under ${seen?.tagName ?? 'nothing'} ${(seen?.textContent ?? '').slice(0, 30)}`);
      // Last, since it scrolls.
      if (height < 43.5 && !inSentence && !isHitAround(target))
        faults.push(`${name}: ${Math.round(height)} px high`);
    }
    return faults;
  });

/** Words broken across lines although a line could hold them; no word of the texts is longer than 16 letters. */
export const brokenWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const roomOf = (element: Element): number => {
      const { display, paddingLeft, paddingRight } = getComputedStyle(element);
      if (display === 'inline' && element.parentElement) return roomOf(element.parentElement);
      return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || roomOf(parent) < 2) continue;
      // A line may break after a hyphen or a slash.
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[^\s\-/–]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()];
        if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (word.length <= 16 || width <= roomOf(parent)) broken.push(word);
      }
    }
    return broken;
  });
