import { yieldToMain } from './lib/yieldToMain';

/**
 * The modules of the first load, evaluated in several tasks. In one task they would block the main thread of a cheap phone for a
 * third of a second (architecture §7, TBT). "eager" keeps them in the files of the first load.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot", "createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ './i18n/i18n'),
  () => import(/* webpackMode: "eager", webpackExports: ["KitThemeProvider"] */ '@portal/ui-kit/theme'),
  () => import(/* webpackMode: "eager" */ './store/createEarlyStore'),
  () => import(/* webpackMode: "eager" */ './app/App'),
];

async function main() {
  for (const evaluate of parts) {
    await evaluate();
    await yieldToMain();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void main();
