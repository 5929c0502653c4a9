let add: () => Promise<void> = () => Promise.resolve();

/** Says how the API is added to the store, on a page that started without it. */
export const provideApi = (load: () => Promise<void>): void => {
  add = load;
};

/** Loads a module that makes calls, and adds the API to the store if the page started without it (docs/decisions/0137). */
export async function withApi<Module>(load: () => Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([load(), add()]);
  return loaded;
}
