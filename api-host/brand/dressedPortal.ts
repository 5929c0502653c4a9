import type { Logger } from 'pino';
import type { BuiltPortal } from '../serving/builtPortal';
import { oneLine } from '../startupError';
import { brandError } from './brandError';
import { dressPortal } from './dressPortal';
import type { WornBrand } from './readBrand';

/**
 * The build dressed in the brand: once before the host listens, and again after each new build. Until the new build is dressed, the
 * previous one is served. null while there is no build. Throws StartupError if the first build cannot be dressed.
 */
export async function dressedPortal(
  portal: () => BuiltPortal | null,
  worn: WornBrand,
  log: Logger,
): Promise<() => BuiltPortal | null> {
  let source = portal();
  let dressed: BuiltPortal | null = null;
  if (source)
    dressed = await dressPortal(source, worn).catch((error: unknown) => {
      throw brandError(`the brand cannot be applied to the build (${oneLine(error)}): run npm run build.`);
    });
  return () => {
    const built = portal();
    if (built === source) return dressed;
    source = built;
    if (!built) return (dressed = null);
    void dressPortal(built, worn).then(
      (done) => {
        if (source === built) dressed = done;
      },
      (error: unknown) => log.error({ err: error }, 'the brand could not be applied to the new build'),
    );
    return dressed;
  };
}
