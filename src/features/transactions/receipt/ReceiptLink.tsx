import { forwardRef } from 'react';
import { Link } from 'react-router-dom';
import type { RouterLinkProps } from '../../../components/RouterLink';
import type { ReceiptState } from './useCloseReceipt';

const opened: ReceiptState = { opened: true };

/** A link that records in its state that the receipt was opened from the history, so that closing it goes back. */
export const ReceiptLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ href, ...rest }, ref) => (
  <Link ref={ref} to={href} state={opened} {...rest} />
));
ReceiptLink.displayName = 'ReceiptLink';
