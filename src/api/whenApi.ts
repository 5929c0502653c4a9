let add: () => Promise<void> = () => Promise.resolve();

/** Says how the API is added to the store, on a page that started without it. */
export const provideApi = (load: () => Promise<void>): void => {
  add = load;
};

/** Resolves once calls can be made; adds the API to the store if the page started without it (docs/decisions/0137). */
export const whenApi = (): Promise<void> => add();

/** Loads a module that makes calls, and sees to it that they can be made. */
export async function withApi<Module>(load: () => Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([load(), whenApi()]);
  return loaded;
}
