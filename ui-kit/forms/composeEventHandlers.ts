/** Tells the form first and then the field's owner, who may listen too. */
export const composeEventHandlers =
  <Event>(form: (event: Event) => void, owner: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    form(event);
    owner?.(event);
  };
