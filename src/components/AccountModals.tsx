import type { ComponentType } from 'react';
import type { User } from '@portal/contract';

export interface AccountModalProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

export interface AccountModalsProps {
  user: User;
  /** The open modal, as returned by useModal. */
  modal: { open: string | null; close: (name: string) => void };
  modals: Readonly<Record<string, ComponentType<AccountModalProps>>>;
}

/** The modals of a page that edits the account, each under the name that opens it. */
export const AccountModals = ({ user, modal, modals }: AccountModalsProps) =>
  Object.entries(modals).map(([name, Part]) => (
    <Part key={name} user={user} open={modal.open === name} onClose={() => modal.close(name)} />
  ));
