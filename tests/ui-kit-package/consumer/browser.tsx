import { UserMenu } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { everySample } from '../../ui-kit/samples/index';

declare global {
  interface Window {
    /** How many elements each component rendered, by its name. */
    rendered?: Record<string, number>;
  }
}

const rendered: Record<string, number> = {};
const countElements = () => document.querySelectorAll('body *').length;

for (const [name, sample] of everySample) {
  if (!sample) continue;
  const { element, wrap } = sample;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const before = countElements();
  flushSync(() => root.render(<KitThemeProvider>{wrap ? wrap(element) : element}</KitThemeProvider>));
  rendered[name] = countElements() - before + (container.textContent ? 1 : 0);
  flushSync(() => root.unmount());
  container.remove();
}

// One component stays on the page: its menu is a chunk of its own, which must come from the package too.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitThemeProvider>
    <UserMenu name="Trần Thanh Nam" items={[{ label: 'Đăng xuất', onSelect: () => undefined }]} />
  </KitThemeProvider>,
);
window.rendered = rendered;
