import { AccountModals, type AccountModalsProps } from '../../components/AccountModals';
import { ApprovalModal } from './ApprovalModal';
import { PasswordModal } from './PasswordModal';
import { PaymentRuleModal } from './PaymentRuleModal';
import { PhoneModal } from './PhoneModal';
import { RecoveryCodesModal } from './secondFactor/RecoveryCodesModal';
import { SetUpModal } from './secondFactor/SetUpModal';
import { TurnOffModal } from './secondFactor/TurnOffModal';
import { UsernameModal } from './UsernameModal';

const modals = {
  username: UsernameModal,
  password: PasswordModal,
  phone: PhoneModal,
  secondFactor: SetUpModal,
  recoveryCodes: RecoveryCodesModal,
  secondFactorOff: TurnOffModal,
  approval: ApprovalModal,
  payment: PaymentRuleModal,
};

/** The modals of /security, in their own chunk. The address says which one is open. */
export const SecurityModals = (props: Omit<AccountModalsProps, 'modals'>) => (
  <AccountModals {...props} modals={modals} />
);
