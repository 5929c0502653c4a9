import type { User } from '@portal/contract';
import type { Modal } from '../../hooks/useModal';
import { EmailModal } from './EmailModal';
import { LanguageModal } from './LanguageModal';
import { NameModal } from './NameModal';
import { PhoneModal } from './PhoneModal';

export interface ModalProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

const modals = { name: NameModal, language: LanguageModal, phone: PhoneModal, email: EmailModal } as const;

/** The modals of /, in a chunk of their own; the router says which one is open. */
export const Modals = ({ user, modal }: { user: User; modal: Modal }) =>
  Object.entries(modals).map(([name, Part]) => (
    <Part key={name} user={user} open={modal.open === name} onClose={() => modal.close(name)} />
  ));
