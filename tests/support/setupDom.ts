import '@testing-library/jest-dom';

/** jsdom has no media queries: none matches, and none ever changes. A test that needs one defines its own. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
