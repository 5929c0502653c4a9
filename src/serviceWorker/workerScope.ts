/** The parts of its global scope that the worker uses. TypeScript's types for workers conflict with those for pages. */
export interface WorkerScope {
  location: Location;
  clients: { claim: () => Promise<void> };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
  skipWaiting: () => Promise<void>;
  /** The scripts of the pages that can be read offline, as listed by the build. */
  portalFiles?: readonly string[];
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
}

export interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchedEvent extends LifeEvent {
  request: Request;
  /** The response that the browser preloaded while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
