/**
 * Forced colours, such as Windows' contrast themes: the browser replaces every colour except the system's, and removes shadows and
 * gradients. A state that only these show needs a mark of its own.
 */
export const forcedColours = '@media (forced-colors: active)';

/** Marks a selected option. Its outline remains for the focus, so that an option can show both. */
export const selectedInForcedColours = { [forcedColours]: { border: '3px solid Highlight' } } as const;

/** Marks the focus of a control that otherwise shows it by the colour of its border. */
export const focusedInForcedColours = { [forcedColours]: { outline: '2px solid Highlight' } } as const;
