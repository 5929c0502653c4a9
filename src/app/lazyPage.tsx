import { lazy, useState, type ComponentType } from 'react';
import { loadOnce } from '../lib/loadOnce';

export interface LazyPage {
  Page: ComponentType;
  /** Loads the page's chunk. A preloaded page is shown at once, whereas React delays what Suspense reveals. */
  preload: () => Promise<void>;
}

const LOAD_FAILED = 'Không tải được trang này. Hãy kiểm tra mạng rồi thử lại.';

/**
 * A page in a chunk of its own. Once preloaded, it renders without Suspense (architecture §7, trap 1). A chunk that failed to
 * load is requested again when the page is mounted again.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;

  const loadPage = loadOnce(() =>
    load().then(
      (component) => (loaded = component),
      () => {
        throw new Error(LOAD_FAILED);
      },
    ),
  );

  const Page = () => {
    const [Component] = useState<ComponentType>(
      () => loaded ?? lazy(async () => ({ default: await loadPage() })),
    );
    return <Component />;
  };
  return { Page, preload: () => loadPage().then(() => undefined) };
}
