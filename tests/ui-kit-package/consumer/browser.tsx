import { UserMenu } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { everySample } from '../../ui-kit/samples/index';

declare global {
  interface Window {
    drawn?: Record<string, number>;
  }
}

/** Draws each export in the page, one after the other, and notes how many elements each made. */
const drawn: Record<string, number> = {};
const elements = () => document.querySelectorAll('body *').length;

for (const [name, sample] of everySample) {
  if (!sample) continue;
  const { element, within } = sample;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const before = elements();
  flushSync(() => root.render(<KitThemeProvider>{within ? within(element) : element}</KitThemeProvider>));
  drawn[name] = elements() - before + (place.textContent ? 1 : 0);
  flushSync(() => root.unmount());
  place.remove();
}

// One stays: its menu is a chunk of its own, which has to come from the package too.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitThemeProvider>
    <UserMenu name="Trần Thanh Nam" items={[{ label: 'Đăng xuất', onSelect: () => undefined }]} />
  </KitThemeProvider>,
);
window.drawn = drawn;
