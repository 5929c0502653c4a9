import { forwardRef } from 'react';
import { RouterLink, type RouterLinkProps } from '../../../components/RouterLink';
import { openedFromPage } from '../../../lib/openedFromPage';

/** A link that records in its state that the receipt was opened from the history, so that closing it goes back, and whose it is. */
export const ReceiptLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ type, ...props }, ref) => (
  <RouterLink ref={ref} {...props} state={{ ...openedFromPage, type }} />
));
ReceiptLink.displayName = 'ReceiptLink';
