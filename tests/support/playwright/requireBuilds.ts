import { isFresh, storybookIsFresh } from '../../../scripts/build/freshness';

/** Throws instructions if dist/ is missing or older than the sources: the tests would check an outdated portal. */
export function requireBuild(): void {
  if (!isFresh()) throw new Error('dist/ is not built from the sources as they are: run `npm run build`.');
}

/** The same for storybook-static/. */
export function requireStorybook(): void {
  if (!storybookIsFresh())
    throw new Error(
      'storybook-static/ is not built from the sources as they are: run `npm run build:storybook`.',
    );
}
