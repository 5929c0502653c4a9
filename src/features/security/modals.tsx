import { AccountModals, type AccountModalsProps } from '../../components/AccountModals';
import { PasswordModal } from './PasswordModal';
import { PhoneModal } from './PhoneModal';
import { UsernameModal } from './UsernameModal';

const modals = { username: UsernameModal, password: PasswordModal, phone: PhoneModal };

/** The modals of /security, a chunk of their own. The address says which one is open. */
export const Modals = (props: Omit<AccountModalsProps, 'modals'>) => (
  <AccountModals {...props} modals={modals} />
);
