import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/**
 * Jest compiles lazily loaded code (a page, the shell's menu) on first use, which takes longer than the default second on a busy
 * machine.
 */
configure({ asyncUtilTimeout: 4000 });

/** jsdom has no media queries: here none matches, and none ever changes. A test that needs one defines its own. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

/** jsdom has no layout, so there is nothing to scroll. */
Element.prototype.scrollIntoView = () => undefined;
