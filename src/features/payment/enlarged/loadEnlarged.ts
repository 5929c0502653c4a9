import type { ComponentType } from 'react';
import type { EnlargedQrProps } from './EnlargedQr';

let loaded: ComponentType<EnlargedQrProps> | null = null;

/** The enlarged code's chunk, if it is here already. */
export const enlargedIfLoaded = () => loaded;

/** Loads it; after a failure the next call tries again. */
export async function loadEnlarged(): Promise<ComponentType<EnlargedQrProps>> {
  const { EnlargedQr } = await import('./EnlargedQr');
  return (loaded = EnlargedQr);
}
