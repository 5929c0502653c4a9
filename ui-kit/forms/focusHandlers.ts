import type { FocusEvent, FocusEventHandler } from 'react';
import { composeEventHandlers } from './composeEventHandlers';

interface FocusHandlers<Element> {
  onFocus?: FocusEventHandler<Element> | undefined;
  onBlur?: FocusEventHandler<Element> | undefined;
}

/**
 * A field's handlers of the focus: the form's, then the owner's. The form learns of a blur only if the player has left the field. It stays
 * the active element if the window has lost the focus, as while the player reads a code in another app, and is not validated then.
 */
export const focusHandlers = <Element extends HTMLElement>(
  form: Required<FocusHandlers<Element>>,
  own: FocusHandlers<Element>,
) => ({
  onFocus: composeEventHandlers<FocusEvent<Element>>((event) => form.onFocus?.(event), own.onFocus),
  onBlur: composeEventHandlers<FocusEvent<Element>>((event) => {
    if (event.target !== document.activeElement) form.onBlur?.(event);
  }, own.onBlur),
});
