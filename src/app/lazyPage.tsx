import type { ComponentType } from 'react';
import { withApi } from '../api/whenApi';
import { preloadable } from '../components/preloadable';
import { afterRelease } from '../lib/afterRelease';

export interface LazyPage {
  Page: ComponentType;
  preload: () => Promise<void>;
}

const LOAD_FAILED = 'Không tải được trang này. Hãy kiểm tra mạng rồi thử lại.';

/** A page in its own chunk. If the chunk is gone because of a release, the document is reloaded, since no retry would find it. */
export function lazyPage(load: () => Promise<ComponentType>, needsApi: boolean): LazyPage {
  const { Component, preload } = preloadable(
    () =>
      (needsApi ? withApi(load) : load()).catch(() => {
        throw new Error(LOAD_FAILED);
      }),
    afterRelease,
  );
  return { Page: Component, preload };
}
