import { AccountModals, type AccountModalsProps } from '../../components/AccountModals';
import { DeletionModal } from './DeletionModal';
import { EmailModal } from './EmailModal';
import { ExportModal } from './ExportModal';
import { LanguageModal } from './LanguageModal';
import { NameModal } from './NameModal';
import { PhoneModal } from './PhoneModal';

const modals = {
  name: NameModal,
  language: LanguageModal,
  phone: PhoneModal,
  email: EmailModal,
  export: ExportModal,
  deletion: DeletionModal,
};

/** The modals of /, in their own chunk. The address says which one is open. */
export const PersonalInfoModals = (props: Omit<AccountModalsProps, 'modals'>) => (
  <AccountModals {...props} modals={modals} />
);
