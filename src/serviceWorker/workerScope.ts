/** What the worker uses of its global scope. TypeScript's own types of workers cannot stand beside those of pages. */
export interface WorkerScope {
  location: Location;
  clients: { claim: () => Promise<void> };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
  skipWaiting: () => Promise<void>;
  /** The scripts of the pages that can be read offline, as the build named them. */
  portalFiles?: readonly string[];
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
}

export interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchedEvent extends LifeEvent {
  request: Request;
  /** What the browser asked while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
