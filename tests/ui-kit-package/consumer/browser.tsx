import { UserMenu } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { everySample } from '../../ui-kit/samples/index';

declare global {
  interface Window {
    /** The number of elements that each component rendered, by component name. */
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

// One component stays on the page: its menu is a separate chunk, which must also come from the package.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitThemeProvider>
    <UserMenu name="Trần Thanh Nam" items={[{ label: 'Đăng xuất', onSelect: () => undefined }]} />
  </KitThemeProvider>,
);
window.rendered = rendered;
