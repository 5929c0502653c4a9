import type { User } from '@portal/contract';
import type { Modal } from '../../hooks/useModal';
import { PasswordModal } from './PasswordModal';
import { PhoneModal } from './PhoneModal';
import { UsernameModal } from './UsernameModal';

export interface ModalProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

const modals = { username: UsernameModal, password: PasswordModal, phone: PhoneModal } as const;

/** The modals of /security, in a chunk of their own; the router says which one is open. */
export const Modals = ({ user, modal }: { user: User; modal: Modal }) =>
  Object.entries(modals).map(([name, Part]) => (
    <Part key={name} user={user} open={modal.open === name} onClose={() => modal.close(name)} />
  ));
