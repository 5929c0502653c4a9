/** The custom properties in the rule of a style sheet whose selector list, without spaces, is `selector`. */
export const variablesOf = (css: string, selector: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selectors = '']) => selectors.replace(/\s/g, '') === selector)
      .flatMap(([, , declarations = '']) =>
        [...declarations.matchAll(/(--[\w-]+):([^;]+)/g)].map(
          ([, name = '', value = '']) => [name, value] as const,
        ),
      ),
  );
