/**
 * What assistive technology finds under an element, as lines: roles, names as written, states, texts. Uses nothing from outside the
 * function, so that it can be passed to a browser. Left out: what typing alone changes (values, whether a form can be submitted, what is
 * derived from a password), the replay's own bar, and the announced page title, which depends on how the page was reached.
 */
export function accessibleTree(root: Element): string {
  const skipped =
    'script, style, noscript, template, [hidden], [aria-hidden="true"], [data-replay-bar], [data-announcer], [aria-label="Độ mạnh mật khẩu"]';
  const states = [
    'aria-label',
    'aria-current',
    'aria-expanded',
    'aria-invalid',
    'aria-pressed',
    'aria-selected',
    'aria-busy',
  ];
  const tags =
    /^(A|BUTTON|INPUT|SELECT|OPTION|H[1-6]|UL|OL|LI|TABLE|TR|TD|TH|MAIN|NAV|HEADER|FOOTER|FORM|LABEL|IMG|TIME)$/;
  const lines: string[] = [];
  const say = (depth: number, text: string) => lines.push(`${'  '.repeat(depth)}${text}`);

  const describe = (element: Element): string | null => {
    const role = element.getAttribute('role');
    if (role === 'presentation' || role === 'none') return null;
    if (role === null && !tags.test(element.tagName)) return null;
    const words = [role ?? element.tagName.toLowerCase()];
    for (const name of states) {
      const value = element.getAttribute(name);
      if (value !== null && value !== 'false') words.push(`${name}=${value}`);
    }
    if (element.matches(':disabled:not([type=submit])')) words.push('disabled');
    const href = element.getAttribute('href');
    if (href !== null) words.push(href);
    const name = element.getAttribute('name');
    if (name !== null && !name.startsWith('_r_')) words.push(`name=${name}`);
    return words.join(' ');
  };

  const walk = (node: Node, depth: number): void => {
    if (node.nodeType === 3) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text !== '') say(depth, text);
      return;
    }
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    if (element.matches(skipped)) return;
    if ('checkVisibility' in element && !element.checkVisibility({ visibilityProperty: true })) return;
    const line = describe(element);
    if (line !== null) say(depth, line);
    element.childNodes.forEach((child) => walk(child, line === null ? depth : depth + 1));
  };
  root.childNodes.forEach((child) => walk(child, 0));
  return lines.join('\n');
}
