import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** What is loaded late (a page, the shell's menu) is first compiled by Jest: on a busy machine that takes more than the usual second. */
configure({ asyncUtilTimeout: 4000 });

/** jsdom has no media queries: none matches, and none ever changes. A test that needs one defines its own. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

/** jsdom has no layout, so nothing to scroll. */
Element.prototype.scrollIntoView = () => undefined;
