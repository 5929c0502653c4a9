import type { ComponentType } from 'react';
import { withApi } from '../api/whenApi';
import { preloadable } from '../components/preloadable';

export interface LazyPage {
  Page: ComponentType;
  preload: () => Promise<void>;
}

const LOAD_FAILED = 'Không tải được trang này. Hãy kiểm tra mạng rồi thử lại.';

/** A page in its own chunk. */
export function lazyPage(load: () => Promise<ComponentType>, needsApi: boolean): LazyPage {
  const { Component, preload } = preloadable(() =>
    (needsApi ? withApi(load) : load()).catch(() => {
      throw new Error(LOAD_FAILED);
    }),
  );
  return { Page: Component, preload };
}
