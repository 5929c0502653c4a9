import type { ComponentType } from 'react';
import type { EnlargedQrProps } from './EnlargedQr';

let loaded: ComponentType<EnlargedQrProps> | null = null;

/** The enlarged code's chunk, if it is loaded already. */
export const enlargedIfLoaded = () => loaded;

/** Loads the chunk; after a failure the next call tries again. */
export async function loadEnlarged(): Promise<ComponentType<EnlargedQrProps>> {
  const { EnlargedQr } = await import('./EnlargedQr');
  return (loaded = EnlargedQr);
}
