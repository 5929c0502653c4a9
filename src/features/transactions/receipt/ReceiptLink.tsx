import { forwardRef } from 'react';
import { RouterLink, type RouterLinkProps } from '../../../components/RouterLink';
import { openedFromPage } from '../../../lib/openedFromPage';

/** A link that records in its state that the receipt was opened from the history, so that closing it goes back. */
export const ReceiptLink = forwardRef<HTMLAnchorElement, RouterLinkProps>((props, ref) => (
  <RouterLink ref={ref} {...props} state={openedFromPage} />
));
ReceiptLink.displayName = 'ReceiptLink';
