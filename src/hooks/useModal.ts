import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

interface ModalState {
  /** The modal was opened from the page below it, so going back closes it. */
  opened?: true;
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
  const { search, state, hash, key } = useLocation() as Location<ModalState | null>;
  const navigate = useNavigate();
  const open = new URLSearchParams(search).get(parameter);
  const current = useRef(open);
  const canGoBack = state?.opened === true;

  useEffect(() => {
    current.current = open;
  }, [open, key]);

  const show = useCallback(
    (name: string) => {
      const params = new URLSearchParams(search);
      params.set(parameter, name);
      void navigate({ search: `?${params.toString()}`, hash }, { state: { opened: true } });
    },
    [navigate, parameter, search, hash],
  );

  const close = useCallback(
    (name: string) => {
      // Going back is asynchronous; a second call must not leave the page.
      if (current.current !== name) return;
      current.current = null;
      if (canGoBack) return void navigate(-1);
      const params = new URLSearchParams(search);
      params.delete(parameter);
      void navigate({ search: params.toString(), hash }, { replace: true });
    },
    [navigate, parameter, search, hash, canGoBack],
  );

  return { open, show, close };
}
