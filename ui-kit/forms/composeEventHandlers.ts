/** Calls the form library's handler, then the handler that the field's owner passed. */
export const composeEventHandlers =
  <Event>(formHandler: (event: Event) => void, ownHandler: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    formHandler(event);
    ownHandler?.(event);
  };
