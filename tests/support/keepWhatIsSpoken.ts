declare global {
  interface Window {
    /** What live regions have announced since the last read. */
    spoken?: string[];
  }
}

/**
 * Runs in the page, or in jsdom: records what live regions announce, each time their text changes. A polite region inserted with its text
 * announces nothing, as in several screen readers; an alert does. A region with `aria-atomic="false"` announces only what has changed.
 */
export function keepWhatIsSpoken(): string[] {
  const spoken: string[] = (window.spoken = []);
  const assertive = '[role=alert], [aria-live=assertive]';
  const live = `[role=status], [aria-live=polite], ${assertive}`;
  /** The last known text of each existing region. */
  const known = new WeakMap<Element, string>();
  const inOneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  // jsdom has no innerText.
  const textOf = (region: Element) =>
    inOneLine('innerText' in region ? String(region.innerText) : region.textContent);
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
  const regionsIn = (node: Node) =>
    node instanceof Element ? [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)] : [];
  /** The nodes that a change has inserted, or the text that it has changed. */
  const newIn = ({ type, target, addedNodes }: MutationRecord) =>
    type === 'characterData' ? [target] : [...addedNodes].filter(({ isConnected }) => isConnected);
  for (const region of regionsIn(document.documentElement)) known.set(region, textOf(region));
  new MutationObserver((records) => {
    const changed = records
      .flatMap(({ target }) => regionOf(target) ?? [])
      .filter((region) => known.has(region));
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(regionsIn));
    const alerts = added.filter((region) => region.matches(assertive));
    for (const region of new Set([...changed, ...alerts])) {
      const text = textOf(region);
      const parts = records.filter(({ target }) => regionOf(target) === region).flatMap(newIn);
      const heard =
        region.getAttribute('aria-atomic') === 'false'
          ? inOneLine(parts.map(({ textContent }) => textContent).join(' '))
          : text;
      if (heard !== '' && text !== known.get(region)) spoken.push(heard);
      known.set(region, text);
    }
    for (const region of added) known.set(region, textOf(region));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  return spoken;
}
