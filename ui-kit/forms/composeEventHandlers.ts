/** Calls the handler of the form, then the handler of the field's owner. */
export const composeEventHandlers =
  <Event>(formHandler: (event: Event) => void, ownHandler: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    formHandler(event);
    ownHandler?.(event);
  };
