import { KitThemeProvider } from '@portal/ui-kit/theme';
import { renderToString } from 'react-dom/server';
import { everySample } from '../../ui-kit/samples/index';

/** Prints the results of rendering each component on the server and of importing files inside the package. */
const rendered = everySample.map(([name, sample]) => {
  if (!sample) return [name, 'no sample'];
  const { element, wrap } = sample;
  try {
    renderToString(<KitThemeProvider>{wrap ? wrap(element) : element}</KitThemeProvider>);
    return [name, 'rendered'];
  } catch (reason) {
    return [name, String(reason)];
  }
});

const errorCode = (specifier: string) =>
  import(specifier).then(
    () => 'imported',
    (reason: unknown) => (reason as NodeJS.ErrnoException).code,
  );
const innerFiles = ['Button/Button', 'dist/index.mjs', 'dist/Button/Button.mjs', 'package.json', 'index.ts'];
const inner = await Promise.all(
  innerFiles.map(async (file) => [file, await errorCode(`@portal/ui-kit/${file}`)] as const),
);

console.log(JSON.stringify({ rendered, inner }));
