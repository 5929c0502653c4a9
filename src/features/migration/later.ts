import { intentionsOf } from '../../store/intentions/intentions';
import { moveErrand } from './moveErrand';

/** What the migration asks for when it has been shown: its dialog and carrying it out. */
export const moves = intentionsOf(moveErrand);
export { ConfirmMove } from './ConfirmMove';
