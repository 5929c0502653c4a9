import { balance } from './balance';
import { bonusTable } from './bonusTable';
import { colourMode } from './colourMode';
import { confirmDialog } from './confirmDialog';
import { copyableValue } from './copyableValue';
import { countdownButton } from './countdownButton';
import { dataTable } from './dataTable';
import { dialog } from './dialog';
import { errorBoundary } from './errorBoundary';
import { errorPanel } from './errorPanel';
import { formDialog } from './formDialog';
import { logo, money } from './KitTextsContext';
import { passwordField } from './passwordField';
import { qrCode } from './qrCode';
import { shellHeader } from './shellHeader';
import { sidebar } from './sidebar';
import { skipLink } from './skipLink';
import { smsCommand } from './smsCommand';
import { strengthMeter } from './strengthMeter';
import { toast } from './toast';
import { units } from './units';
import { userMenu } from './userMenu';

/**
 * The kit's built-in Vietnamese texts, grouped by component. Each group is a separate module, so that a page loads only the texts of its
 * components. Free of side effects, so a server can read them as well.
 */
export const kitTexts = {
  balance,
  bonusTable,
  colourMode,
  confirmDialog,
  copyableValue,
  countdownButton,
  dataTable,
  dialog,
  errorBoundary,
  errorPanel,
  formDialog,
  logo,
  money,
  passwordField,
  qrCode,
  shellHeader,
  sidebar,
  skipLink,
  smsCommand,
  strengthMeter,
  toast,
  units,
  userMenu,
};

/** All texts of the kit, one group for each component. */
export type KitTexts = typeof kitTexts;

/** The texts that a product replaces; the others keep their defaults. */
export type KitTextChanges = { [Group in keyof KitTexts]?: Partial<KitTexts[Group]> | undefined };
