import { KitThemeProvider } from '@portal/ui-kit/theme';
import { renderToString } from 'react-dom/server';
import { everySample } from '../../ui-kit/samples/index';

/** Prints how each export drew on the server, and whether a file inside the package can be reached. */
const drawn = everySample.map(([name, sample]) => {
  if (!sample) return [name, 'no sample'];
  const { element, within } = sample;
  try {
    renderToString(<KitThemeProvider>{within ? within(element) : element}</KitThemeProvider>);
    return [name, 'drawn'];
  } catch (reason) {
    return [name, String(reason)];
  }
});

const codeOf = (request: string) =>
  import(request).then(
    () => 'open',
    (reason: unknown) => (reason as NodeJS.ErrnoException).code,
  );
const inside = ['Button/Button', 'dist/index.mjs', 'dist/Button/Button.mjs', 'package.json', 'index.ts'];
const closed = await Promise.all(
  inside.map(async (file) => [file, await codeOf(`@portal/ui-kit/${file}`)] as const),
);

console.log(JSON.stringify({ drawn, closed }));
