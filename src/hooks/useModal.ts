import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location, type To } from 'react-router-dom';
import { openedFromPage, type DialogState } from '../lib/openedFromPage';

/**
 * Closes the dialog that the address names (`open`; null for none), by going back to the page below it, or, if the dialog was opened by
 * its address, by going on to `page`. Does nothing for a dialog that is closed already.
 */
export function useCloseDialog(open: string | null): (dialog: string, page: To) => void {
  const { state, key } = useLocation() as Location<DialogState | null>;
  const navigate = useNavigate();
  const current = useRef(open);
  const canGoBack = state?.opened === true;

  // Before the effects of the parts of the page, which may close what is open.
  useLayoutEffect(() => {
    current.current = open;
  }, [open, key]);

  return useCallback(
    (dialog, page) => {
      // Going back is asynchronous; a second call must not leave the page.
      if (current.current !== dialog) return;
      current.current = null;
      if (canGoBack) void navigate(-1);
      else void navigate(page, { replace: true });
    },
    [navigate, canGoBack],
  );
}

/** In ms. */
const DOUBLE_CLICK_MS = 500;

export interface Modal {
  /** Name of the open modal; null for none. */
  open: string | null;
  show: (name: string) => void;
  /** Closes the modal of this name. Does nothing if it is closed already. */
  close: (name: string) => void;
}

/** The open modal is part of the address (`?edit=name`), so a phone's Back button closes it and a reload keeps it. */
export function useModal(parameter = 'edit'): Modal {
  const { search, hash, key, state } = useLocation() as Location<DialogState | null>;
  const navigate = useNavigate();
  const open = new URLSearchParams(search).get(parameter);
  const closeDialog = useCloseDialog(open);
  /** What `show` was last called with, until the page shows the new address. */
  const asked = useRef({ name: '', at: 0 });

  useEffect(() => {
    asked.current.name = '';
  }, [key]);

  const show = useCallback(
    (name: string) => {
      // A double click.
      if (asked.current.name === name && Date.now() - asked.current.at < DOUBLE_CLICK_MS) return;
      asked.current = { name, at: Date.now() };
      const params = new URLSearchParams(search);
      params.set(parameter, name);
      void navigate(
        { search: `?${params.toString()}`, hash },
        // The open modal is still loading, or its chunk is lost and the new key requests it again. A second entry of the history would keep
        // it open when it is closed.
        open === name ? { replace: true, state } : { state: openedFromPage },
      );
    },
    [navigate, open, parameter, search, hash, state],
  );

  const close = useCallback(
    (name: string) => {
      const params = new URLSearchParams(search);
      params.delete(parameter);
      closeDialog(name, { search: params.toString(), hash });
    },
    [closeDialog, parameter, search, hash],
  );

  return { open, show, close };
}
