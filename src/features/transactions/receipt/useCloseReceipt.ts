import { useCallback, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** Location state of a receipt that was opened from the history. */
export interface ReceiptState {
  opened?: true;
}

/** Returns to the history, by going back if the receipt was opened from there. */
export function useCloseReceipt(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<ReceiptState | null>;
  const closing = useRef(false);
  return useCallback(() => {
    // Going back is asynchronous; a second call must not leave the page.
    if (closing.current) return;
    closing.current = true;
    if (state?.opened) void navigate(-1);
    else void navigate('/transactions', { replace: true });
  }, [navigate, state]);
}
