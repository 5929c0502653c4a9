import type { Modal } from '../../../hooks/useModal';
import { Devices } from './Devices';
import { SignIns } from './SignIns';

/** SAFE-3: where the player is signed in, and what happened to the account. In its own chunk. */
export const AccountActivity = ({ modal }: { modal: Modal }) => (
  <>
    <Devices modal={modal} />
    <SignIns modal={modal} />
  </>
);
