import type { Logger } from 'pino';
import type { BuiltPortal } from '../serving/builtPortal';
import { oneLine } from '../startupError';
import { brandError } from './brandError';
import { applyBrand } from './applyBrand';
import type { LoadedBrand } from './readBrand';

/**
 * The build under the brand: rendered once before the host listens, and again after each new build. Until the new build is rendered, the
 * previous one is served. null while there is no build. Throws StartupError if the first build cannot be rendered.
 */
export async function brandedPortal(
  portal: () => BuiltPortal | null,
  brand: LoadedBrand,
  log: Logger,
): Promise<() => BuiltPortal | null> {
  let source = portal();
  let branded: BuiltPortal | null = null;
  if (source)
    branded = await applyBrand(source, brand).catch((error: unknown) => {
      throw brandError(`the brand cannot be applied to the build (${oneLine(error)}): run npm run build.`);
    });
  return () => {
    const built = portal();
    if (built === source) return branded;
    source = built;
    if (!built) return (branded = null);
    void applyBrand(built, brand).then(
      (done) => {
        if (source === built) branded = done;
      },
      (error: unknown) => log.error({ err: error }, 'the brand could not be applied to the new build'),
    );
    return branded;
  };
}
