import { useCallback, useEffect, useRef } from 'react';
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

  useEffect(() => {
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

export interface Modal {
  /** Name of the open modal; null for none. */
  open: string | null;
  show: (name: string) => void;
  /** Closes the modal of this name. Does nothing if it is closed already. */
  close: (name: string) => void;
}

/** The open modal is part of the address (`?edit=name`), so a phone's Back button closes it and a reload keeps it. */
export function useModal(parameter = 'edit'): Modal {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const open = new URLSearchParams(search).get(parameter);
  const closeDialog = useCloseDialog(open);

  const show = useCallback(
    (name: string) => {
      const params = new URLSearchParams(search);
      params.set(parameter, name);
      void navigate({ search: `?${params.toString()}`, hash }, { state: openedFromPage });
    },
    [navigate, parameter, search, hash],
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
