import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

/**
 * For all waiting; a test has no shorter timeout of its own. Jest compiles lazily loaded code (a page, the shell's menu) on first use, which
 * takes much longer than the default second on a busy machine.
 */
configure({ asyncUtilTimeout: 30_000 });

/**
 * A query that waits fails every 50 ms until it finds its element, and each failure prints the whole document, which took a sixth of the
 * time of these tests. While Testing Library waits, the message is enough: when it gives up, it prints the document once.
 */
configure(({ getElementError }) => ({
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isWaiting) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));

/** jsdom has no media queries: here none matches, and none ever changes. A test that needs one defines its own. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

/** jsdom has no layout, so there is nothing to scroll. */
Element.prototype.scrollIntoView = () => undefined;

/**
 * React's development build captures a stack for each of the first 10,000 elements of a second, so that its warnings can name their owners.
 * That took an eighth of the time of these tests. This is the count of those elements: at its maximum React captures no stacks. All
 * warnings are still printed.
 */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
